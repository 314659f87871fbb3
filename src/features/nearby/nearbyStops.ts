import type { Stop } from '../../contract/stop.ts';
import { metersBetween } from '../../lib/geo/distance.ts';
import type { Place } from '../../lib/geo/distance.ts';
import { walkMinutes } from '../../lib/geo/walkMinutes.ts';

/** A stop found near a point. */
export interface NearbyStop {
  readonly stop: Stop;
  /** Meters in a straight line. */
  readonly meters: number;
  /** Whole minutes on foot, at least one. */
  readonly walkMinutes: number;
}

/**
 * Sorts the stops of getnearbystops by distance, because the service's order means nothing (interface
 * 4.2), removes duplicates by stopID, and adds the walking time.
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
 * The nearest stop at any distance, for searches that find nothing nearby. `meters` is in a straight
 * line. Null if there are no stops.
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

/** Feet. The radius of getnearbystops when a request has none (interface 4.2). */
export const DEFAULT_RADIUS_FEET = 500;
