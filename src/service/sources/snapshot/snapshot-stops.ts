import type { Snapshot, SnapshotRoute, SnapshotStop } from '../../../contract/snapshot/snapshot.ts';
import type { Steps } from '../../../lib/steps.ts';
import { NO_ROUTE, type RouteStop } from '../../Source.ts';

/** How many routes are read in one step, which takes a few milliseconds. */
const ROUTES_PER_STEP = 50;

function stopsOfRoute(
  { routeID, directions }: SnapshotRoute,
  stops: readonly SnapshotStop[],
): RouteStop[] {
  return directions.flatMap((direction) =>
    [...new Set(direction.stops)].flatMap((index) => {
      const stop = stops[index];
      if (stop === undefined) return [];
      const { stopID, intersection, lat, lon, station } = stop;
      const { destination, exitOnly = [], byReservation = [] } = direction;
      return [
        {
          routeID,
          stopID,
          intersection,
          latitude: lat,
          longitude: lon,
          destination,
          ...(exitOnly.includes(index) ? { exitOnly: true } : {}),
          ...(byReservation.includes(index) ? { byReservation: true } : {}),
          ...(station === undefined ? {} : { station }),
        },
      ];
    }),
  );
}

/** The stops that no trip of the timetable serves, but live ones may: they are of no route. */
export const stopsWithoutRoute = ({ stopsWithoutTrips = [] }: Snapshot): readonly RouteStop[] =>
  stopsWithoutTrips.map(({ stopID, intersection, lat, lon, station }) => ({
    routeID: NO_ROUTE,
    stopID,
    intersection,
    latitude: lat,
    longitude: lon,
    ...(station === undefined ? {} : { station }),
  }));

/** The stops of all routes, by direction and in the order of travel. Each is once in a direction. */
export function* stopsSteps({ routes, stops }: Snapshot): Steps<RouteStop[]> {
  const all: RouteStop[] = [];
  for (const [index, route] of routes.entries()) {
    all.push(...stopsOfRoute(route, stops));
    if (index % ROUTES_PER_STEP === ROUTES_PER_STEP - 1) yield;
  }
  return all;
}
