import type { SnapshotPattern } from '../../../../contract/snapshot/snapshot.ts';

/** Seconds from a stop to full speed, and from full speed to the next stop. */
export const RAMP = 8;

/** Where a bus is on its trip. */
export interface TripPlace {
  /** Meters from the start of the line. */
  readonly meters: number;
  /** The stop where it stands, or to which it drives: an index in the pattern. */
  readonly stop: number;
  readonly isAtStop: boolean;
}

/**
 * The share of a drive from stop to stop that is done, 0 to 1. A bus speeds up, keeps its speed and brakes.
 *
 * @param seconds since it left the stop
 * @param duration seconds of the whole drive
 */
function shareDriven(seconds: number, duration: number): number {
  const ramp = Math.min(RAMP, duration / 2);
  const speed = 1 / (duration - ramp);
  if (seconds < ramp) return (speed * seconds ** 2) / (2 * ramp);
  if (seconds > duration - ramp) return 1 - (speed * (duration - seconds) ** 2) / (2 * ramp);
  return speed * (seconds - ramp / 2);
}

/**
 * Where a bus is at a time of its trip.
 *
 * @param times the arrival and the departure at each stop in turn, in seconds after the trip's start
 * @param seconds after the trip's start; negative while the bus waits at the first stop
 */
export function placeOnTrip(
  { distances }: SnapshotPattern,
  times: readonly number[],
  seconds: number,
): TripPlace {
  const next = distances.findIndex((_, stop) => (times[2 * stop + 1] ?? 0) > seconds);
  const stop = next === -1 ? distances.length - 1 : next;
  const meters = distances[stop] ?? 0;
  const arrival = times[2 * stop] ?? 0;
  if (stop === 0 || seconds >= arrival) return { meters, stop, isAtStop: true };
  const departure = times[2 * stop - 1] ?? 0;
  const from = distances[stop - 1] ?? 0;
  const share = shareDriven(seconds - departure, arrival - departure);
  return { meters: from + (meters - from) * share, stop, isAtStop: false };
}
