import type { Snapshot } from '../../../contract/snapshot/snapshot.ts';
import type { Steps } from '../../../lib/steps.ts';
import { runsOn } from '../../../lib/time/service-calendar.ts';
import type { ReportedVehicle } from '../FeedMessage.ts';

/** Finds the trip and route of vehicles; both are indexes, or -1. */
export interface TripFinder {
  trip(vehicle: ReportedVehicle): number;
  /** The route that the feed names, whatever the trip. */
  namedRoute(vehicle: ReportedVehicle): number;
}

/** Seconds of `HH:MM:SS`; NaN for anything else. */
function secondsOf(time: string): number {
  const [, hours, minutes, seconds] = /^(\d{1,3}):(\d{2}):(\d{2})$/.exec(time) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/** How many IDs are indexed in one step, which takes a few milliseconds. */
const IDS_PER_STEP = 4000;

function* indexesOf(ids: readonly string[]): Steps<Map<string, number>> {
  const indexes = new Map<string, number>();
  for (const [index, id] of ids.entries()) {
    indexes.set(id, index);
    if (index % IDS_PER_STEP === IDS_PER_STEP - 1) yield;
  }
  return indexes;
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
  const byID = yield* indexesOf(trips.ids);
  // Some feeds send the short name that riders know instead of route_id.
  const byRouteID = yield* indexesOf(routes.map(({ routeID }) => routeID));
  routes.forEach(({ gtfsRouteIDs }, index) => {
    for (const id of gtfsRouteIDs) byRouteID.set(id, index);
  });
  let ofRoutes: readonly number[][] | undefined;

  const namedRoute = ({ routeID }: ReportedVehicle) => byRouteID.get(routeID) ?? -1;

  /** The trip with a route, direction, start and day; -1 if trips with other stops fit as well. */
  const tripByStart = (vehicle: ReportedVehicle): number => {
    const start = secondsOf(vehicle.startTime);
    const route = namedRoute(vehicle);
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
    trip: (vehicle) => {
      const named = vehicle.tripID === '' ? undefined : byID.get(vehicle.tripID);
      return named ?? tripByStart(vehicle);
    },
  };
}
