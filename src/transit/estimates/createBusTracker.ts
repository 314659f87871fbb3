import type { LocatedBus } from '../../contract/realtime/located-bus.ts';
import type { RunTimes, TripRun } from '../network/Timetable.ts';
import { forgetOld } from '../positions/forgetOld.ts';
import { runKey } from '../predictions/LiveRun.ts';

/** Between two readings that are farther apart, a bus may have done anything. */
const LONGEST_GAP = 400_000;
/** Between two readings that are closer, it is known well enough when a bus came to a stop. */
const KNOWN_GAP = 200_000;
/** Rides between readings so far apart are measured; others are only parts of a longer one. */
const MEASURED_GAP = 45_000;
/** A bus whose place goes back by more, by the timetable, has been placed wrongly before. */
const MOST_BACK = 60_000;
const LONGEST_RIDE_SECONDS = 1800;

interface Track {
  readonly key: string;
  at: number;
  /** When it would be there by the timetable. */
  place: number;
  /** When it came to each stop; NaN where that was not seen. */
  readonly came: Float64Array;
  /** The longest gap between readings since it came to each stop. */
  readonly gaps: Float64Array;
}

/** A ride from a stop to the next, as a bus was seen to take it. */
interface SeenRide {
  /** The place of the stop where it began. */
  readonly position: number;
  /** When it ended, in milliseconds since 1970. */
  readonly at: number;
  readonly seconds: number;
  readonly scheduledSeconds: number;
  readonly isMeasured: boolean;
}

/** When a bus came to a stop, in milliseconds since 1970. */
interface SeenArrival {
  /** The place of the stop in the trip. */
  readonly position: number;
  readonly at: number;
}

/** Follows buses along their trips, and tells which rides they have ended since they were last seen. */
export interface BusTracker {
  /**
   * Notes where a bus is now.
   *
   * @param place when the bus would be there by the timetable, in milliseconds since 1970
   * @returns where it is by all that was seen, which never goes back a little, the rides, and when it came to stops
   */
  follow(
    bus: LocatedBus,
    run: TripRun,
    times: RunTimes,
    place: number,
  ): {
    readonly place: number;
    readonly rides: readonly SeenRide[];
    readonly came: readonly SeenArrival[];
  };
  forget(now: number): void;
}

export function createBusTracker(): BusTracker {
  const tracks = new Map<string, Track>();

  /** Notes when a bus came to the stops between two places, and returns what is known well enough. */
  function pass(track: Track, { arrivals }: RunTimes, place: number, at: number): SeenArrival[] {
    const gap = at - track.at;
    const came: SeenArrival[] = [];
    for (let position = 0; position < arrivals.length; position++) {
      const scheduled = arrivals[position] ?? Number.NaN;
      if (scheduled <= track.place || scheduled > place) continue;
      const share = (scheduled - track.place) / (place - track.place);
      const then = track.at + share * gap;
      track.came[position] = then;
      track.gaps[position] = gap;
      if (gap <= KNOWN_GAP) came.push({ position, at: then });
    }
    return came;
  }

  function ridesBetween(
    { came, gaps }: Track,
    { arrivals }: RunTimes,
    from: number,
    until: number,
  ): SeenRide[] {
    return Array.from(arrivals.subarray(0, -1), (scheduled, position) => {
      const at = came[position + 1] ?? Number.NaN;
      const scheduledEnd = arrivals[position + 1] ?? Number.NaN;
      return {
        position,
        at,
        seconds: (at - (came[position] ?? Number.NaN)) / 1000,
        scheduledSeconds: (scheduledEnd - scheduled) / 1000,
        isMeasured: Math.max(gaps[position] ?? 0, gaps[position + 1] ?? 0) <= MEASURED_GAP,
        isNew: scheduledEnd > from && scheduledEnd <= until,
      };
    }).filter(({ isNew, seconds }) => isNew && seconds >= 0 && seconds <= LONGEST_RIDE_SECONDS);
  }

  return {
    follow({ vehicleID, at }, run, times, place) {
      const key = runKey(run);
      const track = tracks.get(vehicleID);
      const count = times.arrivals.length;
      if (track === undefined || track.key !== key || track.came.length !== count) {
        const unknown = () => new Float64Array(count).fill(Number.NaN);
        tracks.set(vehicleID, { key, at, place, came: unknown(), gaps: unknown() });
        return { place, rides: [], came: [] };
      }
      if (at <= track.at) return { place: track.place, rides: [], came: [] };
      const before = track.place;
      const isAhead = place > before;
      const isSeen = isAhead && at - track.at <= LONGEST_GAP;
      const came = isSeen ? pass(track, times, place, at) : [];
      if (isAhead || place < before - MOST_BACK) track.place = place;
      track.at = at;
      const rides = isSeen ? ridesBetween(track, times, before, place) : [];
      return { place: track.place, rides, came };
    },
    forget: (now) => forgetOld(tracks, now),
  };
}
