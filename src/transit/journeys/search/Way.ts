import type { TripFrequency } from '../../../contract/snapshot/timetable.ts';
import type { ServiceDate } from '../../../lib/time/service-date.ts';
import type { AddedRun, LiveRun } from '../../predictions/LiveRun.ts';
import type { Lane } from '../lanes/Lane.ts';
import { runIndex } from '../lanes/Lane.ts';

/** A part of a ride: a run from one of its stops to another, by their positions. */
export interface RidePart {
  /** An index of the view's patterns. */
  readonly pattern: number;
  /** An index; -1 for an added run. */
  readonly trip: number;
  readonly date: ServiceDate;
  /** What is known of it beyond the timetable. */
  readonly live: LiveRun | AddedRun | undefined;
  /** Of a trip that is repeated. */
  readonly period: TripFrequency | undefined;
  /** When the run begins, in seconds since 1970. */
  readonly start: number;
  readonly from: number;
  readonly to: number;
  readonly isUnseen: boolean;
}

/** A ride without getting off: several runs if the bus goes on. Times are in seconds since 1970. */
export interface Ride {
  readonly parts: readonly RidePart[];
  readonly departs: number;
  readonly arrives: number;
}

/** A way from one place to another; without rides it is a walk. */
export interface Way {
  readonly departs: number;
  readonly arrives: number;
  readonly rides: readonly Ride[];
}

/** A part as a search has it: in a backward lane, from its end. */
export interface LanePart {
  readonly pattern: number;
  readonly lane: Lane;
  readonly run: number;
  readonly start: number;
  readonly from: number;
  readonly to: number;
}

export interface LaneRide {
  readonly parts: readonly LanePart[];
  readonly departs: number;
  readonly arrives: number;
}

/**
 * A ride of a search as one of the timetable's direction.
 *
 * @param lengthOf how many stops a pattern has
 */
export function rideFrom(ride: LaneRide, lengthOf: (pattern: number) => number): Ride {
  const isBackward = ride.parts[0]?.lane.isBackward === true;
  const parts = ride.parts.map(({ pattern, lane, run, start, from, to }): RidePart => {
    const end = lengthOf(pattern) - 1;
    const { runs, isUnseen } = lane;
    const place = isBackward
      ? { start: -start, from: end - to, to: end - from }
      : { start, from, to };
    const index = runIndex(lane, run);
    const trip = runs.trips[index] ?? -1;
    const date = runs.dates[index] ?? '';
    const live = runs.lives?.[index];
    return { pattern, trip, date, live, period: runs.period, isUnseen, ...place };
  });
  return isBackward
    ? { parts: parts.toReversed(), departs: -ride.arrives, arrives: -ride.departs }
    : { parts, departs: ride.departs, arrives: ride.arrives };
}
