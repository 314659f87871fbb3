import type { Stop } from '../../contract/stop.ts';
import { uniqueDestinations } from '../../lib/destination.ts';

/** A stop as a rider knows it: one place, whatever routes and destinations it serves. */
export interface CityStop {
  readonly stopID: string;
  readonly intersection: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Of the chosen routes, those that stop here. */
  readonly routes: readonly string[];
  readonly destinations: readonly string[];
}

/** The stops of one chosen route, as it was read. */
export interface RouteStops {
  readonly routeID: string;
  readonly stops: readonly Stop[];
}

/**
 * Makes one stop of each stopID. The real service sent a stop once for each of its routes and
 * directions; on the ground it is one pole (R2).
 */
export function mergeStops(routeStops: readonly RouteStops[]): CityStop[] {
  const found = new Map<string, CityStop>();
  for (const { routeID, stops } of routeStops) {
    for (const stop of stops) {
      const existing = found.get(stop.stopID);
      found.set(stop.stopID, {
        stopID: stop.stopID,
        intersection: existing?.intersection ?? stop.intersection,
        latitude: existing?.latitude ?? stop.latitude,
        longitude: existing?.longitude ?? stop.longitude,
        routes: [...new Set([...(existing?.routes ?? []), routeID])],
        destinations: uniqueDestinations([
          ...(existing?.destinations ?? []),
          ...(stop.destination === undefined ? [] : [stop.destination]),
        ]),
      });
    }
  }
  return [...found.values()];
}

/**
 * The destinations that the stops and the directions of buses name, each once, in the order of the
 * alphabet: a service may tell them of one only (R2).
 */
export function destinationsOf(
  stops: readonly CityStop[],
  directions: readonly string[],
): string[] {
  return uniqueDestinations([...stops.flatMap((stop) => stop.destinations), ...directions])
    .filter((label) => label !== '')
    .toSorted((a, b) => a.localeCompare(b));
}
