import type { RouteDocument } from '../../../contract/documents/route-document.ts';
import type {
  Snapshot,
  SnapshotPattern,
  SnapshotRoute,
} from '../../../contract/snapshot/snapshot.ts';
import { groupBy } from '../../../lib/groupBy.ts';
import { memoizeByObject } from '../../../lib/memoizeByObject.ts';
import { serviceDatesOf } from './service-dates.ts';

const patternsByRoute = memoizeByObject(({ patterns, routes }: Snapshot) =>
  groupBy(patterns, ({ route }) => routes[route]),
);

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

/** The stops of the directions that have no line, joined by straight lines. */
function schematicLineOf(
  { stops }: Snapshot,
  { directions }: SnapshotRoute,
  orders: readonly (readonly number[])[][],
): RouteDocument['schematicLine'] {
  const drawn = new Set<string>();
  const coordinates = directions.flatMap(({ lines }, index) =>
    lines.length > 0
      ? []
      : (orders[index] ?? []).flatMap((order) => {
          // The way back by the same stops is the same line.
          const keys = [order.join(' '), order.toReversed().join(' ')];
          if (order.length < 2 || keys.some((key) => drawn.has(key))) return [];
          for (const key of keys) drawn.add(key);
          return [
            order.map((stop): [number, number] => [stops[stop]?.lon ?? 0, stops[stop]?.lat ?? 0]),
          ];
        }),
  );
  return coordinates.length === 0 ? undefined : { type: 'MultiLineString', coordinates };
}

/**
 * The document of a route: its line, the order of its stops by destination, with one entry for
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
  const orders = route.directions.map((_, index) => [...ordersOf(route, index, patterns)]);
  const schematicLine = schematicLineOf(snapshot, route, orders);
  const serviceDates = serviceDatesOf(snapshot, route, now);
  return {
    routeID,
    ...(line === undefined ? {} : { line }),
    ...(schematicLine === undefined ? {} : { schematicLine }),
    directions: route.directions.flatMap(({ destination }, index) =>
      (orders[index] ?? []).map((order) => ({
        destination,
        stops: order.flatMap((stop) => snapshot.stops[stop]?.stopID ?? []),
      })),
    ),
    ...(serviceDates === undefined ? {} : { serviceDates }),
  };
}
