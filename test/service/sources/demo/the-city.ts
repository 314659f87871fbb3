import { createDemoCity } from '../../../../src/service/sources/demo/createDemoCity.ts';
import { createGround } from '../../../../src/service/sources/demo/ground/ground.ts';
import { createRoutes } from '../../../../src/service/sources/demo/transit/routes.ts';

/** The default demo city, and the ground and routes it is built from. */
export const city = createDemoCity();
export const ground = createGround(1);
export const routes = createRoutes(ground);

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
