import type { AlertConcern } from '../../contract/alerts/Alert.ts';
import type { SnapshotRoute } from '../../contract/snapshot/snapshot.ts';

/** What one entity concerns: everything that it names holds. */
export interface Found {
  /** Null for all routes, or where the stops say enough. */
  readonly routes: readonly SnapshotRoute[] | null;
  readonly destinations: readonly string[] | null;
  readonly stops: readonly string[] | null;
  readonly trips: readonly string[] | null;
  /** The routes of these trips. */
  readonly tripRoutes: readonly SnapshotRoute[] | null;
}

/** Without the destinations of a route, if entities name all of them: feeds send one for each direction. */
function joinDirections(found: readonly Found[]): readonly Found[] {
  const named = new Map<SnapshotRoute, Set<string>>();
  const isOfRoutes = ({ stops, trips }: Found) => stops === null && trips === null;
  for (const { routes, destinations } of found.filter(isOfRoutes))
    for (const route of routes ?? []) {
      const all = named.get(route) ?? new Set();
      named.set(route, all);
      for (const name of destinations ?? route.directions.map(({ destination }) => destination))
        all.add(name);
    }
  const isWhole = (route: SnapshotRoute) => named.get(route)?.size === route.directions.length;
  return found.map((one) =>
    isOfRoutes(one) && one.routes?.every(isWhole) === true ? { ...one, destinations: null } : one,
  );
}

/** What entities concern, with the stops of the same routes in one list. */
export function concernsFrom(found: readonly Found[]): AlertConcern[] {
  const groups = new Map<
    string,
    { concern: AlertConcern; stops: Set<string>; trips: Set<string> }
  >();
  for (const { routes, destinations, stops, trips } of joinDirections(found))
    for (const routeID of routes?.map((route) => route.routeID) ?? [undefined]) {
      const key = JSON.stringify([
        routeID,
        destinations,
        stops === null,
        trips === null,
        trips !== null && stops !== null && [stops, trips],
      ]);
      const group = groups.get(key) ?? {
        concern: {
          ...(routeID === undefined ? {} : { routeID }),
          ...(destinations === null ? {} : { destinations }),
        },
        stops: new Set(),
        trips: new Set(),
      };
      groups.set(key, group);
      for (const stop of stops ?? []) group.stops.add(stop);
      for (const trip of trips ?? []) group.trips.add(trip);
    }
  return Array.from(groups.values(), ({ concern, stops, trips }) => ({
    ...concern,
    ...(stops.size === 0 ? {} : { stops: [...stops] }),
    ...(trips.size === 0 ? {} : { trips: [...trips] }),
  }));
}
