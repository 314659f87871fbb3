import type { Snapshot } from '../../contract/snapshot/snapshot.ts';
import { civilTimeOf } from '../../lib/time/civil-time.ts';
import { weekdayOf } from '../../lib/time/service-date.ts';
import type { BusOnRun } from '../arrivals/LiveTimes.ts';
import type { TripRun } from '../network/Timetable.ts';
import { type DayKind, type LearnedTimes, legName } from './LearnedTimes.ts';
import { RecentRides, type Ride } from './RecentRides.ts';

/** How much of the city's pace counts: with half of it, buses ten minutes ahead come 42 s later than said. */
const PACE_SHARE = 0.25;
/** How many learned rides the timetable counts as, so that one odd ride does little. 2 or 8 are as good. */
const TIMETABLE_RIDES = 4;
/** More rides don't push the timetable out further, which keeps some weight where a road has changed. */
const MOST_LEARNED_RIDES = 12;
const QUARTER_HOUR = 15 * 60_000;
/** The share of the shortest rides that is left out of a mean, and that of the longest: buses stall. 0.1 is as good. */
const TRIM = 0.2;

/** A piece of road between two stops: its number in the snapshot, and its name for what is learned. */
interface Leg {
  readonly index: number;
  readonly name: string;
}

const dayKindOf = ({ date }: TripRun): DayKind => {
  const weekday = weekdayOf(date);
  return weekday < 5 ? 0 : weekday === 5 ? 1 : 2;
};

/** The mean without the shortest and the longest ones. @param sorted in seconds, at least one */
function typicalOf(sorted: Uint16Array): number {
  const cut = Math.floor(sorted.length * TRIM);
  const kept = sorted.subarray(cut, sorted.length - cut);
  return kept.reduce((sum, seconds) => sum + seconds, 0) / kept.length;
}

/** How long rides from one stop to the next take. */
interface RideTimes {
  /** Learns from a ride that a bus has ended. @param position the place of the stop where it began */
  learn(
    bus: BusOnRun,
    pattern: number,
    position: number,
    ride: Omit<Ride, 'leg' | 'vehicleID' | 'usualSeconds'>,
  ): void;
  /** Drops rides that are too old to say how traffic is now, and works out the city's pace. @param now milliseconds since 1970 */
  forget(now: number): void;
  /**
   * How long a bus takes from a stop to the next, in milliseconds.
   *
   * @param scheduled by the timetable, in milliseconds
   * @param at when it leaves
   */
  rideOf(bus: BusOnRun, pattern: number, position: number, scheduled: number, at: number): number;
}

/** @param learned how long rides took earlier, which is added to */
export function createRideTimes(
  { patterns, stops, city }: Snapshot,
  learned: LearnedTimes,
): RideTimes {
  const recent = new RecentRides();
  let pace = 1;
  let known = { quarter: Number.NaN, hour: 0 };
  /** The hour of the city's clock. Most rides ask for the same quarter of an hour. */
  function hourAt(at: number): number {
    const quarter = Math.floor(at / QUARTER_HOUR);
    if (quarter !== known.quarter) known = { quarter, hour: civilTimeOf(at, city.timeZone).hour };
    return known.hour;
  }
  const legsByPattern = new Map<number, readonly Leg[]>();
  /** The pieces of road of a pattern, from each stop to the next. */
  function legsOf(index: number): readonly Leg[] {
    const existing = legsByPattern.get(index);
    if (existing !== undefined) return existing;
    const pattern = patterns[index]?.stops ?? [];
    const idOf = (stop: number) => stops[stop]?.gtfsStopID ?? '';
    const legs = pattern.slice(1).map((to, position) => {
      const from = pattern[position] ?? -1;
      return { index: from * stops.length + to, name: legName(idOf(from), idOf(to)) };
    });
    legsByPattern.set(index, legs);
    return legs;
  }

  /** How long a ride takes by the timetable and what was learned. @param scheduled in seconds */
  function usualOf(run: TripRun, { name }: Leg, scheduled: number, at: number): number {
    const earlier = learned.around(name, dayKindOf(run), hourAt(at));
    if (earlier.length === 0) return scheduled;
    const weight = Math.min(earlier.length, MOST_LEARNED_RIDES);
    return (scheduled * TIMETABLE_RIDES + typicalOf(earlier) * weight) / (TIMETABLE_RIDES + weight);
  }

  return {
    learn({ bus, run }, pattern, position, ride) {
      const leg = legsOf(pattern)[position];
      if (leg === undefined) return;
      const usualSeconds = usualOf(run, leg, ride.scheduledSeconds, ride.at);
      learned.learn(leg.name, dayKindOf(run), hourAt(ride.at), ride.seconds);
      recent.add({ ...ride, usualSeconds, leg: leg.index, vehicleID: bus.vehicleID });
    },
    forget(now) {
      recent.forget(now);
      pace = recent.pace();
    },
    rideOf({ run, bus }, pattern, position, scheduled, at) {
      const leg = legsOf(pattern)[position];
      if (leg === undefined) return scheduled;
      const usual = usualOf(run, leg, scheduled / 1000, at) * 1000;
      const ride = usual * (1 - PACE_SHARE + PACE_SHARE * pace);
      const { share, weight } = recent.onLeg(leg.index, bus.vehicleID);
      return ride * (1 - weight) + share * scheduled * weight;
    },
  };
}
