import type { Snapshot, SnapshotRoute } from '../../contract/snapshot/snapshot.ts';
import { groupByEach } from '../../lib/groupBy.ts';
import type { Found } from './concernsFrom.ts';

/** What an alert concerns, in pieces that others may concern too. */
export type Pieces = ReadonlyMap<string, Found>;

/** An alert in more pieces joins no other, nor do those after so many in all: a fault must not fill the memory. */
const MOST_PIECES = 2000;
const MOST_IN_ALL = 200_000;
/** Creates the function that takes apart what an alert concerns: routes at stops, directions of routes, and trips. */
export function createPiecesOf({ routes, stops }: Snapshot) {
  const routesAt = groupByEach(
    routes,
    ({ directions }) =>
      new Set(directions.flatMap((one) => one.stops.map((stop) => stops[stop]?.stopID ?? ''))),
  );
  const piecesOf = (one: Found): [string, Found][] => {
    const { routes: named, destinations, stops: at, trips, tripRoutes } = one;
    const piece = { routes: null, destinations, stops: null, trips: null, tripRoutes: null };
    if (at !== null)
      return at.flatMap((stop) =>
        (tripRoutes ?? named ?? routesAt.get(stop) ?? []).map((route): [string, Found] => [
          `${route.routeID} at ${stop}`,
          { ...piece, routes: [route], stops: [stop] },
        ]),
      );
    if (trips !== null)
      return trips.map((trip) => [`trip ${trip}`, { ...piece, trips: [trip], tripRoutes }]);
    const toward = (route: SnapshotRoute): [string, Found][] =>
      (destinations ?? route.directions.map(({ destination }) => destination)).map((name) => [
        `${route.routeID} to ${name}`,
        { ...piece, routes: [route], destinations: [name] },
      ]);
    return named === null ? [['city', piece]] : named.flatMap(toward);
  };
  let inAll = 0;
  return ({ found }: { readonly found: readonly Found[] }): Pieces => {
    const pieces = new Map<string, Found>();
    for (const one of found) {
      for (const [key, piece] of piecesOf(one)) pieces.set(key, piece);
      if (pieces.size > MOST_PIECES) return new Map();
    }
    inAll += pieces.size;
    if (inAll > MOST_IN_ALL) return new Map();
    return pieces;
  };
}
