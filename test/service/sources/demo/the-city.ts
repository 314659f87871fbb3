import { createDemoCity } from '../../../../src/service/sources/demo/createDemoCity.ts';
import { createGround } from '../../../../src/service/sources/demo/ground/ground.ts';
import { createRoutes } from '../../../../src/service/sources/demo/transit/routes.ts';

/** The city that a newcomer sees, and the ground and routes from which it is made. */
export const city = createDemoCity();
export const ground = createGround(1);
export const routes = createRoutes(ground);

/** A Wednesday in winter time, noon in the city. */
export const WEDNESDAY_NOON = Date.parse('2026-11-18T12:00:00-06:00');

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Any moment of some years, to the millisecond. */
export const YEARS = {
  min: Date.parse('2025-01-01T00:00:00Z'),
  max: Date.parse('2030-01-01T00:00:00Z'),
};

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/Chicago',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** What the city's clocks show, as `2026-11-18T12:00:00`, by the platform's own reckoning. */
export const civilText = (now: number) => clock.format(now).replace(' ', 'T');

/** All buses that are out, with their route. */
export async function allVehicles(now: number) {
  const routeIDs = await city.routeIDs(now);
  const perRoute = await Promise.all(
    routeIDs.map(async (routeID) =>
      (await city.vehicles(routeID, now)).map((vehicle) => ({ routeID, ...vehicle })),
    ),
  );
  return perRoute.flat();
}

/** The elements of a list by what they have in common. */
export function grouped<T>(list: readonly T[], keyOf: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of list) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return groups;
}
