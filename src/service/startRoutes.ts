import type { Snapshot } from '../contract/snapshot/snapshot.ts';
import { metersBetween } from '../lib/geo/distance.ts';
import type { Place } from '../lib/geo/distance.ts';
import { busiestRoutes } from '../transit/network/busiestRoutes.ts';
import type { Timetable } from '../transit/network/Timetable.ts';
import type { RouteStop } from './Source.ts';

/** More routes would make a first map hard to read. */
const MAX_ROUTES = 4;

/** Some routeIDs in the order in which the city lists its routes. */
export function inListedOrder(
  routeIDs: readonly string[],
  listed: readonly { readonly routeID: string }[],
): readonly string[] {
  const chosen = new Set(routeIDs);
  return listed.flatMap(({ routeID }) => (chosen.has(routeID) ? routeID : []));
}

/**
 * The routes of the stops nearest a city's center, nearest first: what the page of a large city shows
 * until the rider chooses.
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

/**
 * The routes that serve a city's center most at this hour, instead of the ones nearest to it.
 *
 * @param now milliseconds since 1970
 * @returns up to four routeIDs; none if no trip leaves the center at all
 */
export function startRoutesAt(
  snapshot: Snapshot,
  timetable: Timetable,
  now: number,
): readonly string[] {
  return busiestRoutes(snapshot, timetable, now, MAX_ROUTES);
}
