import type { Snapshot } from '../../../contract/snapshot/snapshot.ts';
import type { Steps } from '../../../lib/steps.ts';
import { runsOn } from '../../../lib/time/service-calendar.ts';
import type { ReportedVehicle } from '../FeedMessage.ts';

/** How a feed names a trip. */
type TripDescriptor = Pick<
  ReportedVehicle,
  'tripID' | 'routeID' | 'directionID' | 'startTime' | 'startDate'
>;

/** Finds trips and routes; both are indexes, or -1. */
export interface TripFinder {
  /** @param feed the index of the static feed that the realtime feed belongs to, which is searched first */
  trip(named: TripDescriptor, feed: number): number;
  /** The route that the feed names, whatever the trip. */
  namedRoute(named: TripDescriptor, feed: number): number;
}

/** Seconds of `HH:MM:SS`; NaN for anything else. */
function secondsOf(time: string): number {
  const [, hours, minutes, seconds] = /^(\d{1,3}):(\d{2}):(\d{2})$/.exec(time) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/** How many IDs are indexed in one step, which takes a few milliseconds. */
const IDS_PER_STEP = 4000;

/** Finds the index of an ID: in one feed, or else in the first other feed that has it; undefined if none has. */
interface FeedIndex {
  get(id: string, feed: number): number | undefined;
  set(id: string, index: number, feed: number): void;
}

/** An index by feed, because two feeds may use the same ID. */
function createFeedIndex(feeds: number): FeedIndex {
  const byFeed = Array.from({ length: feeds }, () => new Map<string, number>());
  return {
    get: (id, feed) => byFeed[feed]?.get(id) ?? byFeed.find((indexes) => indexes.has(id))?.get(id),
    set: (id, index, feed) => byFeed[feed]?.set(id, index),
  };
}

/** The indexes of each route's trips. */
function tripsByRoute({ patterns, routes, trips }: Snapshot): readonly number[][] {
  const lists: number[][] = routes.map(() => []);
  trips.patterns.forEach((pattern, trip) => {
    lists[patterns[pattern]?.route ?? -1]?.push(trip);
  });
  return lists;
}

/** Creates a trip finder. A large region has a million trips, so that their index takes many steps. */
export function* tripFinderSteps(snapshot: Snapshot): Steps<TripFinder> {
  const { patterns, routes, services, trips } = snapshot;
  const feeds = snapshot.feeds?.length ?? 1;
  const byID = createFeedIndex(feeds);
  for (const [trip, id] of trips.ids.entries()) {
    const pattern = patterns[trips.patterns[trip] ?? -1];
    byID.set(id, trip, routes[pattern?.route ?? -1]?.feed ?? 0);
    if (trip % IDS_PER_STEP === IDS_PER_STEP - 1) yield;
  }
  const byRouteID = createFeedIndex(feeds);
  // Some feeds send the short name that riders know instead of route_id.
  for (const [index, { routeID, feed = 0 }] of routes.entries())
    byRouteID.set(routeID, index, feed);
  for (const [index, { gtfsRouteIDs, feed = 0 }] of routes.entries())
    for (const id of gtfsRouteIDs) byRouteID.set(id, index, feed);
  let ofRoutes: readonly number[][] | undefined;

  const namedRoute = ({ routeID }: TripDescriptor, feed: number) =>
    byRouteID.get(routeID, feed) ?? -1;

  /** The trip with a route, direction, start and day; -1 if trips with other stops fit as well. */
  const tripByStart = (vehicle: TripDescriptor, feed: number): number => {
    const start = secondsOf(vehicle.startTime);
    const route = namedRoute(vehicle, feed);
    if (Number.isNaN(start) || route === -1) return -1;
    ofRoutes ??= tripsByRoute(snapshot);
    const found = (ofRoutes[route] ?? []).filter((trip) => {
      const direction = patterns[trips.patterns[trip] ?? -1]?.directionID;
      const service = services[trips.services[trip] ?? -1];
      return (
        trips.starts[trip] === start &&
        (vehicle.directionID === -1 || direction === -1 || direction === vehicle.directionID) &&
        (vehicle.startDate === '' || service === undefined || runsOn(service, vehicle.startDate))
      );
    });
    const [first = -1] = found;
    return found.every((trip) => trips.patterns[trip] === trips.patterns[first]) ? first : -1;
  };

  return {
    namedRoute,
    trip: (vehicle, feed) => {
      const named = vehicle.tripID === '' ? undefined : byID.get(vehicle.tripID, feed);
      return named ?? tripByStart(vehicle, feed);
    },
  };
}
