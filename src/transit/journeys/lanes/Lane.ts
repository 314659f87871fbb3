import type { TripFrequency } from '../../../contract/snapshot/timetable.ts';
import type { ServiceDate } from '../../../lib/time/service-date.ts';
import type { AddedRun, LiveRun } from '../../predictions/LiveRun.ts';

/** Which runs are in a lane, in the order of the timetable's clock: parallel lists. */
interface LaneRuns {
  /** Their service days. */
  readonly dates: readonly ServiceDate[];
  /** Indexes; -1 for an added run. */
  readonly trips: readonly number[];
  /** What is known of each beyond the timetable; missing if nothing is. */
  readonly lives?: readonly (LiveRun | AddedRun)[] | undefined;
  /** The period of a trip that is repeated; then the lane has this trip alone. */
  readonly period?: TripFrequency | undefined;
}

/** A trip that departs in a period again and again, in seconds since 1970. */
interface Repeats {
  readonly first: number;
  readonly last: number;
  /** Seconds from one start to the next; 0 if it may start at any time. */
  readonly step: number;
  /** How long riders wait before they board, and in a search backward after it. */
  readonly waitBefore: number;
  readonly waitAfter: number;
}

/** The times of runs of one pattern, one after the other: seconds after a run's start; NaN where nobody gets off, or on. */
export interface Times {
  readonly arrivals: Float64Array;
  readonly departures: Float64Array;
}

/**
 * Runs of one pattern, none of which overtakes another, so that the first to leave a stop is the first everywhere. Times
 * are in seconds. For a search backward all of them are negated, and positions are counted from the end.
 */
export interface Lane extends Times {
  /** Each run's first departure by the timetable, since 1970. */
  readonly starts: Float64Array;
  /** Where the times of each run begin in the lists. */
  readonly offsets: Uint32Array;
  /** The first and the last time of any of its runs. */
  readonly earliest: number;
  readonly latest: number;
  readonly repeats: Repeats | null;
  readonly runs: LaneRuns;
  readonly isBackward: boolean;
  /** Whether its runs should have begun minutes ago, and no bus was seen. */
  readonly isUnseen: boolean;
}

/** A lane. All have their members in one order, so that the searches, which read them most, stay fast. */
export const createLane = (lane: Lane): Lane => ({
  arrivals: lane.arrivals,
  departures: lane.departures,
  starts: lane.starts,
  offsets: lane.offsets,
  earliest: lane.earliest,
  latest: lane.latest,
  repeats: lane.repeats,
  runs: lane.runs,
  isBackward: lane.isBackward,
  isUnseen: lane.isUnseen,
});

/** The place of a run in the lane's list of runs. */
export const runIndex = ({ isBackward, starts }: Lane, index: number): number =>
  isBackward ? starts.length - 1 - index : index;

/** The first run that is at a position at a time or later; the number of runs if none is. @param times those that count */
export function firstRun(
  { starts, offsets }: Lane,
  times: Float64Array,
  position: number,
  since: number,
): number {
  let [from, to] = [0, starts.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const at = (starts[middle] ?? 0) + (times[(offsets[middle] ?? 0) + position] ?? 0);
    if (at < since) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** The same from a run on that is no earlier: mostly it is that one, or the one before. */
export function runBefore(
  { starts, offsets }: Lane,
  times: Float64Array,
  position: number,
  since: number,
  run: number,
): number {
  let found = run;
  while (found > 0) {
    const at = (starts[found - 1] ?? 0) + (times[(offsets[found - 1] ?? 0) + position] ?? 0);
    if (at < since) break;
    found -= 1;
  }
  return found;
}

/** When the first run of a lane comes to a position that is not earlier than a time; NaN if none does. */
export function laterTime(lane: Lane, position: number, since: number): number {
  const run = firstRun(lane, lane.arrivals, position, since);
  const offset = lane.offsets[run] ?? 0;
  return (lane.starts[run] ?? Number.NaN) + (lane.arrivals[offset + position] ?? Number.NaN);
}

/** When the first repetition starts that riders can board; Infinity if none does. */
export function firstStart(
  { departures, offsets }: Lane,
  { first, last, step, waitBefore }: Repeats,
  position: number,
  ready: number,
): number {
  const ride = departures[(offsets[0] ?? 0) + position] ?? Number.NaN;
  let start = Math.max(first, ready + waitBefore - ride);
  if (step > 0) start = first + Math.ceil((start - first) / step) * step;
  return start <= last ? start : Number.POSITIVE_INFINITY;
}

/** When a repetition comes after a ride of some seconds that is not earlier than a time; NaN if none does. */
export function laterRepeat(
  { step, last, waitAfter }: Repeats,
  start: number,
  ride: number,
  since: number,
): number {
  const steps = Math.max(0, Math.ceil((since - ride - start) / (step || 1)));
  const later = start + (Number.isFinite(steps) ? steps * (step || 1) : 0);
  return later <= last ? later + ride + waitAfter : Number.NaN;
}

/** Times for a search backward: each run's from its end, negated. */
function reversed(times: Float64Array, length: number): Float64Array {
  const all = new Float64Array(times.length);
  for (let offset = 0; offset < times.length; offset += length)
    for (let position = 0; position < length; position++)
      all[offset + length - 1 - position] = -(times[offset + position] ?? Number.NaN);
  return all;
}

/** The times of a pattern with so many stops for a search backward, in which riders board where they get off. */
export const reversedTimes = ({ arrivals, departures }: Times, length: number): Times => ({
  arrivals: reversed(departures, length),
  departures: reversed(arrivals, length),
});

/** A lane for a search backward. @param times its pattern's times, reversed */
export function reversedLane(lane: Lane, times: Times): Lane {
  const { repeats, starts, offsets } = lane;
  return createLane({
    ...lane,
    ...times,
    starts: starts.toReversed().map((start) => -start),
    offsets: offsets.toReversed(),
    earliest: -lane.latest,
    latest: -lane.earliest,
    repeats: repeats && {
      first: -repeats.last,
      last: -repeats.first,
      step: repeats.step,
      waitBefore: repeats.waitAfter,
      waitAfter: repeats.waitBefore,
    },
    isBackward: true,
  });
}
