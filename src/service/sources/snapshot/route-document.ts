import type { RouteDocument } from '../../../contract/route-document.ts';
import type {
  Snapshot,
  SnapshotPattern,
  SnapshotRoute,
} from '../../../contract/snapshot/snapshot.ts';
import { memoizeByObject } from '../../../lib/memoizeByObject.ts';
import { serviceDatesOf } from './service-dates.ts';

const patternsByRoute = memoizeByObject(({ patterns, routes }: Snapshot) => {
  const byRoute = new Map<SnapshotRoute | undefined, SnapshotPattern[]>();
  for (const pattern of patterns) {
    const route = routes[pattern.route];
    const ofRoute = byRoute.get(route) ?? [];
    ofRoute.push(pattern);
    byRoute.set(route, ofRoute);
  }
  return byRoute;
});

const routesByID = memoizeByObject(
  ({ routes }: Snapshot) => new Map(routes.map((route) => [route.routeID, route])),
);

function isPartOf(part: readonly number[], whole: readonly number[]): boolean {
  return whole.some(
    (_, from) =>
      from + part.length <= whole.length && part.every((stop, at) => whole[from + at] === stop),
  );
}

/** The distinct orders of the stops that a route serves under one destination; without short turns. */
function ordersOf(
  { directions }: SnapshotRoute,
  index: number,
  patterns: readonly SnapshotPattern[],
): readonly (readonly number[])[] {
  const isServed = new Set(directions[index]?.stops);
  const orders = patterns.map((pattern) =>
    pattern.stops.filter((stop, at) => {
      const ofStop =
        typeof pattern.directions === 'number' ? pattern.directions : pattern.directions[at];
      return ofStop === index && isServed.has(stop);
    }),
  );
  const wholeOrders: (readonly number[])[] = [];
  for (const order of orders.toSorted((a, b) => b.length - a.length)) {
    if (order.length > 0 && !wholeOrders.some((whole) => isPartOf(order, whole)))
      wholeOrders.push(order);
  }
  return wholeOrders;
}

function lineOf({ directions }: SnapshotRoute, { lines }: Snapshot): RouteDocument['line'] {
  const indexes = new Set(directions.flatMap((direction) => direction.lines));
  const coordinates = [...indexes].flatMap((index) => {
    const line = lines[index] ?? [];
    const positions = Array.from(
      { length: Math.floor(line.length / 2) },
      (_, at): [number, number] => [line[2 * at] ?? 0, line[2 * at + 1] ?? 0],
    );
    return positions.length < 2 ? [] : [positions];
  });
  return coordinates.length === 0 ? undefined : { type: 'MultiLineString', coordinates };
}

/**
 * The document of a route (S20): its line, the order of its stops by destination, with one entry for
 * each branch, and the days with service.
 *
 * @param now milliseconds since 1970
 * @returns null for an unknown route
 */
export function routeDocumentOf(
  snapshot: Snapshot,
  routeID: string,
  now: number,
): RouteDocument | null {
  const route = routesByID(snapshot).get(routeID);
  if (route === undefined) return null;
  const patterns = patternsByRoute(snapshot).get(route) ?? [];
  const line = lineOf(route, snapshot);
  const serviceDates = serviceDatesOf(snapshot, route, now);
  return {
    routeID,
    ...(line === undefined ? {} : { line }),
    directions: route.directions.flatMap(({ destination }, index) =>
      ordersOf(route, index, patterns).map((order) => ({
        destination,
        stops: order.flatMap((stop) => snapshot.stops[stop]?.stopID ?? []),
      })),
    ),
    ...(serviceDates === undefined ? {} : { serviceDates }),
  };
}
