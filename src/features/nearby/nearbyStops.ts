import type { NearStop } from '../../contract/places/near.ts';
import { metersBetween } from '../../lib/geo/distance.ts';
import type { Place } from '../../lib/geo/distance.ts';
import { walkMinutes } from '../../lib/geo/walkMinutes.ts';

/** A stop with its routes and destinations; a service may not say the routes (''). */
export type FoundStop = Omit<NearStop, 'meters'>;

/** A stop found near a point. */
export interface NearbyStop {
  readonly stop: FoundStop;
  /** Meters in a straight line. */
  readonly meters: number;
  /** Whole minutes on foot, at least one. */
  readonly walkMinutes: number;
}

/** Sorts stops by distance, because a service's order means nothing (interface 4.2), and adds the walking time. */
export function nearbyStops(
  stops: readonly FoundStop[],
  point: Place,
  metresPerMinute: number,
): NearbyStop[] {
  return stops
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
export function nearestStop<S extends Pick<FoundStop, 'latitude' | 'longitude'>>(
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
