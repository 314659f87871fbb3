import type { Stop } from '../../contract/stop.ts';

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

const withPart = (parts: readonly string[], part: string | undefined) =>
  part === undefined || parts.includes(part) ? parts : [...parts, part];

/**
 * Makes one stop of each stopID. The real service sent a stop once for each of its routes and
 * directions; on the ground it is one pole (R2).
 */
export function mergeStops(read: readonly RouteStops[]): CityStop[] {
  const found = new Map<string, CityStop>();
  for (const { routeID, stops } of read) {
    for (const stop of stops) {
      const known = found.get(stop.stopID);
      found.set(stop.stopID, {
        stopID: stop.stopID,
        intersection: known?.intersection ?? stop.intersection,
        latitude: known?.latitude ?? stop.latitude,
        longitude: known?.longitude ?? stop.longitude,
        routes: withPart(known?.routes ?? [], routeID),
        destinations: withPart(known?.destinations ?? [], stop.destination),
      });
    }
  }
  return [...found.values()];
}

/** The destinations that the stops name, each once, in the order of the alphabet. */
export function destinationsOf(stops: readonly CityStop[]): string[] {
  return [...new Set(stops.flatMap((stop) => stop.destinations))].toSorted((a, b) =>
    a.localeCompare(b),
  );
}
