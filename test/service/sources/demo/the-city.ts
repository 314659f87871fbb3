import type { Place } from '../../../../src/lib/geo/distance.ts';
import type { LineCoordinates } from '../../../../src/lib/geo/shapes/line.ts';
import { createDemoCity } from '../../../../src/service/sources/demo/createDemoCity.ts';
import { demoSnapshot } from '../../../../src/service/sources/demo/snapshot.ts';

/** The default demo city. */
export const city = createDemoCity();

/** A route in one direction: its line as `[lon, lat]`, and its stops in the order of travel. */
export interface DemoDirection {
  readonly routeID: string;
  readonly destination: string;
  readonly line: LineCoordinates;
  readonly stops: readonly (Place & { readonly stopID: string; readonly intersection: string })[];
  /** Meters from the line's start to each stop. */
  readonly distances: readonly number[];
  /** Meters. */
  readonly length: number;
}

const at = <T>(list: readonly T[], index: number): T => {
  const one = list[index];
  if (one === undefined) throw new RangeError(`no element ${index}`);
  return one;
};

const snapshot = demoSnapshot();

/** Each route has two, one for each direction. */
export const directions = snapshot.patterns.map((pattern): DemoDirection => {
  const route = at(snapshot.routes, pattern.route);
  const flat = at(snapshot.lines, pattern.line);
  return {
    routeID: route.routeID,
    destination: at(route.directions, pattern.directionID).destination,
    line: flat.flatMap((lon, index): [number, number][] =>
      index % 2 === 0 ? [[lon, at(flat, index + 1)]] : [],
    ),
    stops: pattern.stops.map((stop) => at(snapshot.stops, stop)),
    distances: pattern.distances,
    length: at(pattern.distances, pattern.distances.length - 1),
  };
});

/** Noon in the city, on a Wednesday in standard time. */
export const WEDNESDAY_NOON = Date.parse('2026-11-18T12:00:00-06:00');

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** A range of instants over five years, for property tests. */
export const YEARS = {
  min: Date.parse('2025-01-01T00:00:00Z'),
  max: Date.parse('2030-01-01T00:00:00Z'),
};

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/Chicago',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** The city's civil time, as `2026-11-18T12:00:00`, computed by the platform. */
export const civilText = (now: number) => clock.format(now).replace(' ', 'T');

/** The buses in service on a route. */
export async function vehiclesOn(routeID: string, now: number) {
  return (await city.vehicles.read(routeID, now)).value;
}

/** All buses in service, with their route. */
export async function allVehicles(now: number) {
  const routeIDs = await city.routeIDs(now);
  const perRoute = await Promise.all(
    routeIDs.map(async (routeID) =>
      (await vehiclesOn(routeID, now)).map((vehicle) => ({ routeID, ...vehicle })),
    ),
  );
  return perRoute.flat();
}

/** Groups the elements of a list by key. */
export function grouped<T>(list: readonly T[], keyOf: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of list) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return groups;
}
