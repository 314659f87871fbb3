import { feedClock, feedDate } from '../../contract/realtime/feed-time.ts';
import type { InformedEntity } from '../../contract/realtime/ReportedAlert.ts';
import type { Snapshot, SnapshotRoute } from '../../contract/snapshot/snapshot.ts';
import { groupBy, groupByEach } from '../../lib/groupBy.ts';
import { runsOn } from '../../lib/time/service-calendar.ts';
import {
  addDays,
  secondsOfStart,
  serviceDateAt,
  startOfServiceDay,
  type ServiceDate,
} from '../../lib/time/service-date.ts';
import { fitsDirection, tripsByRoute } from '../positions/createTripFinder.ts';
import type { Found } from './concernsFrom.ts';
import { createStopsNamed } from './createStopsNamed.ts';
import { routesOfType } from './routesOfType.ts';

/** The interface's ID of a trip on a day. */
export type TripIDOf = (run: {
  /** Its index. */
  readonly trip: number;
  readonly gtfsTripID: string;
  readonly date: ServiceDate;
  /** When it starts by the feed, in milliseconds since 1970; undefined if the feed does not say. */
  readonly start?: number | undefined;
}) => string;

/** The days whose trips alerts may name: from yesterday, whose trips may still be on the road, to the last day ahead. */
const FIRST_DAY = -1;
const LAST_DAY = 14;

/**
 * Creates the function that finds what an informed entity concerns in a city's timetable. It returns null if that
 * names something that is not known, or nothing at all; all members are null for the whole city.
 *
 * @param wantedTrips the trip_ids that the alerts name
 * @param now milliseconds since 1970
 */
export function createConcernFinder(
  snapshot: Snapshot,
  wantedTrips: ReadonlySet<string>,
  tripIDOf: TripIDOf,
  now: number,
): (entity: InformedEntity) => Found | null {
  const { routes, stops, patterns, trips, services, city } = snapshot;
  const routesByID = groupByEach(routes, ({ gtfsRouteIDs }) => gtfsRouteIDs);
  // Some feeds send the short name that riders know instead of route_id.
  const routesByName = groupBy(routes, ({ routeID }) => routeID);
  const stopsNamed = createStopsNamed(snapshot);
  const tripsByID = new Map<string, number>();
  for (const ids of wantedTrips.size === 0 ? [] : [trips.otherIDs ?? [], trips.ids])
    for (const [trip, id] of ids.entries()) if (wantedTrips.has(id)) tripsByID.set(id, trip);
  const routeOf = (trip: number) => routes[patterns[trips.patterns[trip] ?? -1]?.route ?? -1];
  const tripsByStart = new Map<number, ReadonlyMap<number | undefined, readonly number[]>>();
  /** The trips of a route that start at seconds of a day. */
  const startingAt = (route: number, seconds: number): readonly number[] => {
    const byStart =
      tripsByStart.get(route) ??
      groupBy(tripsByRoute(snapshot)[route] ?? [], (trip) => trips.starts[trip]);
    tripsByStart.set(route, byStart);
    return byStart.get(seconds) ?? [];
  };

  function routesOf(entity: InformedEntity): readonly SnapshotRoute[] | null {
    let found: readonly SnapshotRoute[] | null = null;
    const keep = (matching: readonly SnapshotRoute[]) => {
      found = found === null ? matching : found.filter((route) => matching.includes(route));
    };
    const { agencyID, routeType, routeID, stopID, tripID } = entity;
    if (agencyID !== '') {
      const byID = routes.filter((route) => route.agencyID === agencyID);
      const ofAgency = byID.length > 0 ? byID : routes.filter(({ agency }) => agency === agencyID);
      // A route, stop or trip is clear without its agency, which feeds also name by an ID of another list.
      const isClear = routeID !== '' || stopID !== '' || tripID !== '';
      if (ofAgency.length > 0 || !isClear) keep(ofAgency);
    }
    if (routeType !== undefined) keep(routesOfType(routes, routeType));
    if (routeID !== '') keep(routesByID.get(routeID) ?? routesByName.get(routeID) ?? []);
    return found;
  }

  /**
   * The trips that an entity names: by the ID, or else by the route, direction and start.
   *
   * @param named the routes that it names
   * @returns their indexes; null if it names no trip
   */
  function namedTrips(
    { tripID, tripStart, directionID }: InformedEntity,
    named: readonly SnapshotRoute[] | null,
  ): readonly number[] | null {
    const trip = tripsByID.get(tripID);
    if (trip !== undefined)
      return (named?.some((route) => route === routeOf(trip)) ?? true) ? [trip] : [];
    if (tripStart === '') return tripID === '' ? null : [];
    const seconds = secondsOfStart(feedClock(tripStart));
    return (named ?? [])
      .flatMap((route) => startingAt(routes.indexOf(route), seconds))
      .filter((trip) => fitsDirection(snapshot, trip, directionID));
  }

  /** The runs of a trip: on its day, or on each day around now. */
  function runsOf(
    trip: number,
    { tripID, tripDate, tripStart }: InformedEntity,
  ): readonly string[] {
    const service = services[trips.services[trip] ?? -1];
    const isOn = (date: ServiceDate) => service !== undefined && runsOn(service, date);
    const seconds = secondsOfStart(feedClock(tripStart));
    const idOn = (date: ServiceDate) => {
      const start = startOfServiceDay(date, city.timeZone) + seconds * 1000;
      const gtfsTripID = trips.ids[trip] ?? '';
      return tripIDOf({ trip, gtfsTripID, date, ...(Number.isNaN(start) ? {} : { start }) });
    };
    if (tripDate !== '') {
      const date = feedDate(tripDate);
      return date !== '' && (tripsByID.has(tripID) || isOn(date)) ? [idOn(date)] : [];
    }
    const today = serviceDateAt(now, city.timeZone);
    const dates = Array.from({ length: LAST_DAY - FIRST_DAY + 1 }, (_, index) =>
      addDays(today, FIRST_DAY + index),
    );
    return dates.filter(isOn).map(idOn);
  }

  /** What riders read on the buses of a direction; null if that is all of the route. */
  function findDestinations(route: SnapshotRoute, directionID: number): readonly string[] | null {
    const index = routes.indexOf(route);
    const named = new Set<string>();
    for (const pattern of patterns) {
      if (pattern.route !== index || pattern.directionID !== directionID) continue;
      const { directions } = pattern;
      for (const direction of typeof directions === 'number' ? [directions] : directions)
        named.add(route.directions[direction]?.destination ?? '');
    }
    return named.size === route.directions.length ? null : [...named];
  }

  // An agency may list each stop with each direction of its routes.
  const destinations = new Map<string, readonly string[] | null>();
  function destinationsOf(route: SnapshotRoute, directionID: number): readonly string[] | null {
    const key = `${directionID} ${route.routeID}`;
    const known = destinations.get(key);
    if (known !== undefined) return known;
    const found = findDestinations(route, directionID);
    destinations.set(key, found);
    return found;
  }

  let stopsOfRoutes: ReadonlyMap<SnapshotRoute, ReadonlySet<string>> | undefined;
  function servesAny(route: SnapshotRoute, stopIDs: readonly string[]): boolean {
    stopsOfRoutes ??= new Map(
      routes.map((each) => [
        each,
        new Set(each.directions.flatMap((one) => one.stops.map((at) => stops[at]?.stopID ?? ''))),
      ]),
    );
    return stopIDs.some((stopID) => stopsOfRoutes?.get(route)?.has(stopID) === true);
  }

  return (entity) => {
    const { stopID, routeID, directionID } = entity;
    const named = routesOf(entity);
    const stopIDs = stopID === '' ? null : stopsNamed(stopID);
    const trip = namedTrips(entity, named);
    const tripIDs = trip?.flatMap((one) => runsOf(one, entity)) ?? null;
    const parts = [named, stopIDs, tripIDs];
    if (parts.every((part) => part === null) || parts.some((part) => part?.length === 0))
      return null;
    const found = {
      routes: named,
      destinations: null,
      stops: stopIDs,
      trips: tripIDs,
      tripRoutes: null,
    };
    // A trip is of one route and in one direction.
    if (trip !== null) {
      const tripRoutes = [...new Set(trip.flatMap((one) => routeOf(one) ?? []))];
      return { ...found, routes: null, tripRoutes };
    }
    if (named === null) return found;
    if (routeID === '') {
      // An agency or a type of route: all routes are the city, and at a stop only those count that serve it.
      if (named.length === routes.length) return { ...found, routes: null };
      const serving = named.filter((route) => stopIDs === null || servesAny(route, stopIDs));
      return serving.length === 0 ? null : { ...found, routes: serving };
    }
    const [only] = named;
    if (directionID === -1 || only === undefined) return found;
    const toward = destinationsOf(only, directionID);
    return toward?.length === 0 ? null : { ...found, destinations: toward };
  };
}
