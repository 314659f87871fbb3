import { metersBetween } from '../lib/geo/distance.ts';
import type { Place } from '../lib/geo/distance.ts';
import type { RouteStop } from './Source.ts';

/** More routes would make a first map hard to read. */
const MAX_ROUTES = 4;

/**
 * The routes of the stops nearest a city's center, nearest first: what the page of a large city shows
 * until the rider chooses (R37).
 *
 * @returns up to four routeIDs; none without stops
 */
export function startRoutes(stops: readonly RouteStop[], center: Place): string[] {
  const near = new Map<string, number>();
  for (const { routeID, latitude, longitude } of stops) {
    const meters = metersBetween(center, { lat: latitude, lon: longitude });
    near.set(routeID, Math.min(meters, near.get(routeID) ?? Number.POSITIVE_INFINITY));
  }
  return [...near]
    .toSorted(([, a], [, b]) => a - b)
    .slice(0, MAX_ROUTES)
    .map(([routeID]) => routeID);
}
