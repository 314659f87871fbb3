import * as z from 'zod/mini';

import type { Place } from '../../lib/geo/distance.ts';
import { nonEmptyText } from '../wire/scalars.ts';

/**
 * The routes that stop near a place, which the interface's five operations can't tell: the one whose stop
 * is nearest first, and none if no stop is near.
 */
export const RoutesNear = z.object({ routeIDs: z.array(nonEmptyText) });
export type RoutesNear = z.output<typeof RoutesNear>;

/** About 100 m, so that people near each other get the same file, and no log has a rider's exact place. */
const DIGITS = 3;

/** Never "-0.000", which would be a second path of the equator. */
const rounded = (degrees: number) =>
  (Math.round(degrees * 10 ** DIGITS) / 10 ** DIGITS || 0).toFixed(DIGITS);

const PATH = /^\/routes\/near\/(-?\d{1,2}\.\d{3}),(-?\d{1,3}\.\d{3})\.json$/;

/** The path of the file for a place. Only Curbside's own service has such files. */
export const routesNearPath = ({ lat, lon }: Place): string =>
  `/routes/near/${rounded(lat)},${rounded(lon)}.json`;

/** The place in a path of `routesNearPath`; null for another path, so that each place has only one. */
export function placeInPath(path: string): Place | null {
  const [, lat, lon] = PATH.exec(path) ?? [];
  const place = { lat: Number(lat), lon: Number(lon) };
  const isOnEarth = Math.abs(place.lat) <= 90 && Math.abs(place.lon) <= 180;
  return isOnEarth && routesNearPath(place) === path ? place : null;
}
