import type { ReportedVehicle } from '../../contract/realtime/FeedMessage.ts';
import { everyRoute } from '../../contract/snapshot/live-lists.ts';
import type { Snapshot } from '../../contract/snapshot/snapshot.ts';
import { addToGroup } from '../../lib/groupBy.ts';
import { memoizeByObject } from '../../lib/memoizeByObject.ts';
import type { Steps } from '../../lib/steps.ts';
import { runsOn } from '../../lib/time/service-calendar.ts';
import { secondsOfStart } from '../../lib/time/service-date.ts';

/** How a feed names a trip. */
export type TripDescriptor = Pick<
  ReportedVehicle,
  'tripID' | 'routeID' | 'directionID' | 'startTime' | 'startDate'
>;

/** How a feed names a trip or route other than by its own ID. */
export type Naming =
  | 'originalTripID'
  | 'stamp'
  | 'start'
  | 'routeIDWithSuffix'
  | 'prefix'
  | 'tripIDOfRoute';

/** Finds trips and routes; both are indexes, or -1. */
export interface TripFinder {
  trip(named: TripDescriptor): number;
  /** The route that the feed names, whatever the trip. */
  namedRoute(named: TripDescriptor): number;
  /**
   * How a trip or route was found that the feed doesn't name by its own ID.
   *
   * @param trip what `trip` found
   * @returns null if it is named by its own ID, or if nothing was found
   */
  naming(named: TripDescriptor, trip: number): Naming | null;
}

/** How many IDs are indexed in one step, which takes a few milliseconds. */
const IDS_PER_STEP = 4000;

/** What some producers add to a route_id, such as the `_0` of `153_0`. */
const SUFFIX = /[_\-:.]\w{1,12}$/;

/** What some producers put before all IDs, such as the `A:` of `A:153`. With digits it may be a line and its branch. */
const PREFIX = /^[A-Za-z][A-Za-z0-9]{0,11}[_\-:.](?=.)/;

/**
 * The date or time of an export that some producers write into each trip_id, such as `:2026-11-29T00:30:49Z`: that of
 * the realtime feed is another day's.
 */
const STAMP = /20\d\d-?[01]\d-?[0-3]\d(?:[T_ ]?[0-2]\d:?[0-5]\d(?::?[0-5]\d)?Z?)?/;

/** The indexes of the routes that have an ID, or have it with a suffix or a prefix. */
function routesByBase({ routes }: Snapshot): ReadonlyMap<string, ReadonlySet<number>> {
  const byBase = new Map<string, Set<number>>();
  for (const [index, { routeID, gtfsRouteIDs }] of routes.entries())
    for (const id of [routeID, ...gtfsRouteIDs])
      for (const base of [id, id.replace(SUFFIX, ''), id.replace(PREFIX, '')])
        byBase.set(base, (byBase.get(base) ?? new Set()).add(index));
  return byBase;
}

/** The indexes of trips by a key of their IDs. A trip with the key '' is left out. */
function* tripsByKeySteps(
  ids: readonly string[],
  keyOf: (id: string) => string,
): Steps<ReadonlyMap<string, readonly number[]>> {
  const byKey = new Map<string, number[]>();
  for (const [trip, id] of ids.entries()) {
    if (trip % IDS_PER_STEP === IDS_PER_STEP - 1) yield;
    const key = keyOf(id);
    if (key !== '') addToGroup(byKey, key, trip);
  }
  return byKey;
}

/** The indexes of each route's trips. */
export const tripsByRoute = memoizeByObject(
  ({ patterns, routes, trips }: Snapshot): readonly (readonly number[])[] => {
    const lists: number[][] = routes.map(() => []);
    trips.patterns.forEach((pattern, trip) => {
      lists[patterns[pattern]?.route ?? -1]?.push(trip);
    });
    return lists;
  },
);

/** Whether a trip may be of a direction of GTFS. One that the feed or the timetable does not name, -1, is any. */
export function fitsDirection({ patterns, trips }: Snapshot, trip: number, named: number): boolean {
  const direction = patterns[trips.patterns[trip] ?? -1]?.directionID ?? -1;
  return named === -1 || direction === -1 || direction === named;
}

/** Creates a trip finder. A large region has a million trips, so that their index takes many steps. */
export function* tripFinderSteps(snapshot: Snapshot): Steps<TripFinder> {
  const { routes, services, trips } = snapshot;
  const byID = new Map<string, number>();
  for (const [trip, id] of trips.ids.entries()) {
    byID.set(id, trip);
    if (trip % IDS_PER_STEP === IDS_PER_STEP - 1) yield;
  }
  // Some feeds send the short name that riders know instead of route_id.
  const byRouteID = new Map(routes.map(({ routeID }, index) => [routeID, index]));
  for (const [index, { gtfsRouteIDs }] of routes.entries())
    for (const id of gtfsRouteIDs) byRouteID.set(id, index);
  // Routes of which only live trips run have the IDs that are left.
  for (const [index, { routeID, gtfsRouteIDs }] of everyRoute(snapshot).entries())
    for (const id of [...gtfsRouteIDs, routeID]) if (!byRouteID.has(id)) byRouteID.set(id, index);
  const byBase = routesByBase(snapshot);
  const byOtherID = yield* tripsByKeySteps(trips.otherIDs ?? [], (id) => id);
  const withoutStamp = (id: string) => (STAMP.test(id) ? id.replace(STAMP, '') : '');
  const byRest = yield* tripsByKeySteps(trips.ids, withoutStamp);

  /** The route whose ID has a suffix that no route has; -1 if it may be one of several. */
  const routeWithSuffix = ({ routeID }: TripDescriptor): number => {
    const base = routeID.replace(SUFFIX, '');
    if (base === routeID || byBase.get(base)?.size !== 1) return -1;
    return byRouteID.get(base) ?? -1;
  };
  /** The route whose ID has a prefix here or in the timetable; -1 if it may be one of several. */
  const routeWithPrefix = ({ routeID }: TripDescriptor): number => {
    const [own, ...others] = byBase.get(routeID) ?? [];
    if (own !== undefined) return others.length === 0 ? own : -1;
    return byRouteID.get(routeID.replace(PREFIX, '')) ?? -1;
  };
  /** The route whose route_id is sent as the trip's. A short name may be the ID of an older trip. */
  const routeAsTrip = ({ tripID }: TripDescriptor): number => {
    const route = byRouteID.get(tripID) ?? -1;
    return routes[route]?.gtfsRouteIDs.includes(tripID) === true ? route : -1;
  };
  const namedRoute = (named: TripDescriptor): number => {
    const route = byRouteID.get(named.routeID);
    if (route !== undefined) return route;
    const others = [routeWithSuffix, routeWithPrefix, routeAsTrip].map((find) => find(named));
    return others.find((other) => other !== -1) ?? -1;
  };

  const runsOnDate = (trip: number, date: string): boolean => {
    const service = services[trips.services[trip] ?? -1];
    return date === '' || service === undefined || runsOn(service, date);
  };
  /** The first of some trips; -1 if they have other stops. */
  const firstOf = (found: readonly number[]): number => {
    const [first = -1] = found;
    return found.every((trip) => trips.patterns[trip] === trips.patterns[first]) ? first : -1;
  };
  /** The trip with a route, direction, start and day. */
  const tripByStart = (vehicle: TripDescriptor): number => {
    const start = secondsOfStart(vehicle.startTime);
    const route = namedRoute(vehicle);
    if (Number.isNaN(start) || route === -1) return -1;
    return firstOf(
      (tripsByRoute(snapshot)[route] ?? []).filter(
        (trip) =>
          trips.starts[trip] === start &&
          fitsDirection(snapshot, trip, vehicle.directionID) &&
          runsOnDate(trip, vehicle.startDate),
      ),
    );
  };
  const tripByOtherID = ({ tripID, startDate }: TripDescriptor): number => {
    const found = tripID === '' ? undefined : byOtherID.get(tripID);
    return firstOf((found ?? []).filter((trip) => runsOnDate(trip, startDate)));
  };
  /** The trip whose ID differs only in its stamp; -1 if that leaves trips of different stops. */
  const tripByRest = ({ tripID, startDate }: TripDescriptor): number => {
    const found = byRest.size > 0 ? byRest.get(withoutStamp(tripID)) : [];
    return firstOf((found ?? []).filter((trip) => runsOnDate(trip, startDate)));
  };
  const tripByID = ({ tripID }: TripDescriptor): number | undefined =>
    tripID === '' ? undefined : byID.get(tripID);
  const tripWithPrefix = ({ tripID }: TripDescriptor): number =>
    PREFIX.test(tripID) ? (byID.get(tripID.replace(PREFIX, '')) ?? -1) : -1;

  return {
    namedRoute,
    trip(named) {
      const own = tripByID(named);
      if (own !== undefined) return own;
      const others = [tripByOtherID(named), tripWithPrefix(named), tripByRest(named)];
      return others.find((other) => other !== -1) ?? tripByStart(named);
    },
    naming(named, trip) {
      if (tripByID(named) !== undefined) return null;
      if (tripByOtherID(named) !== -1) return 'originalTripID';
      if (tripWithPrefix(named) !== -1) return 'prefix';
      if (tripByRest(named) !== -1) return 'stamp';
      if (byRouteID.get(named.routeID) !== undefined) return trip === -1 ? null : 'start';
      if (routeWithSuffix(named) !== -1) return 'routeIDWithSuffix';
      if (routeWithPrefix(named) !== -1) return 'prefix';
      return routeAsTrip(named) === -1 ? null : 'tripIDOfRoute';
    },
  };
}
