import type { Stop } from '../../contract/stop.ts';
import { metersBetween } from '../../lib/geo/distance.ts';
import type { Place } from '../../lib/geo/distance.ts';
import { walkMinutes } from '../../lib/geo/walkMinutes.ts';

/** A stop found near a point. */
export interface NearbyStop {
  readonly stop: Stop;
  /** Metres along the ground, in a straight line. */
  readonly meters: number;
  /** Whole minutes on foot, at least one. */
  readonly walkMinutes: number;
}

/**
 * Orders what getnearbystops found by distance, since its own order means nothing (interface 4.2),
 * one element a stopID, with the walk there.
 */
export function nearbyStops(
  stops: readonly Stop[],
  point: Place,
  metresPerMinute: number,
): NearbyStop[] {
  const unique = new Map(stops.map((stop) => [stop.stopID, stop]));
  return [...unique.values()]
    .map((stop) => {
      const meters = metersBetween(point, { lat: stop.latitude, lon: stop.longitude });
      return { stop, meters, walkMinutes: walkMinutes(meters, metresPerMinute) };
    })
    .toSorted((a, b) => a.meters - b.meters || a.stop.stopID.localeCompare(b.stop.stopID));
}

/**
 * The nearest of the stops however far it is, with the distance in metres: where to go when nothing is
 * near; null of none.
 */
export function nearestStop<S extends Pick<Stop, 'latitude' | 'longitude'>>(
  stops: readonly S[],
  point: Place,
): { stop: S; meters: number } | null {
  let nearest: { stop: S; meters: number } | null = null;
  for (const stop of stops) {
    const meters = metersBetween(point, { lat: stop.latitude, lon: stop.longitude });
    if (nearest === null || meters < nearest.meters) nearest = { stop, meters };
  }
  return nearest;
}

/** Feet that getnearbystops searches where no radius is asked for (interface 4.2). */
export const DEFAULT_RADIUS_FEET = 500;
