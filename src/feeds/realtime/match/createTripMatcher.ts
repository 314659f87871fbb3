import type { Snapshot } from '../../../contract/snapshot/snapshot.ts';
import type { Vehicle } from '../../../contract/vehicle.ts';
import { runSteps, type Steps } from '../../../lib/steps.ts';
import type { FeedMessage } from '../FeedMessage.ts';
import { createStopFinder } from './createStopFinder.ts';
import { tripFinderSteps } from './createTripFinder.ts';
import type { CountLeftOut, SelectedVehicle } from './selectVehicles.ts';
import { createIsNearCity, reportTime, selectVehicles } from './selectVehicles.ts';
import type { LeftOutReason, TripMatch, VehicleFlags } from './TripMatch.ts';

interface MatchOptions {
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly flags?: VehicleFlags;
}

/**
 * Matches vehicles to the routes, trips and stops of a snapshot (S7). A matcher remembers where each
 * vehicle was, so give it the messages in the order of time.
 */
export interface TripMatcher {
  /** @param messages the latest message of each of the city's feeds */
  match(messages: readonly FeedMessage[], options: MatchOptions): TripMatch;
}

/** wheelchair_accessible and bikes_allowed of trips.txt. */
const flagOf = (value: number | undefined): boolean | undefined =>
  value === 1 ? true : value === 2 ? false : undefined;

/** Creates a matcher in steps of a few milliseconds. */
export function* tripMatcherSteps(snapshot: Snapshot): Steps<TripMatcher> {
  const { patterns, routes, stops, trips } = snapshot;
  const tripFinder = yield* tripFinderSteps(snapshot);
  const stopFinder = createStopFinder(snapshot);
  const isNearCity = createIsNearCity(snapshot);

  /** What riders read on the vehicle, and its next stop; both '' if unknown. */
  const tripTexts = (trip: number, { vehicleID, at, reported }: SelectedVehicle) => {
    const pattern = patterns[trips.patterns[trip] ?? -1];
    if (pattern === undefined) return { direction: '', nextStop: '' };
    const next = stopFinder.next(trip, reported, vehicleID, at);
    const { directions } = pattern;
    // The headsign may change during the trip. After the last stop, the last one stays.
    const direction =
      typeof directions === 'number'
        ? directions
        : directions[Math.min(Math.max(0, next), directions.length - 1)];
    return {
      direction: routes[pattern.route]?.directions[direction ?? -1]?.destination ?? '',
      nextStop: stops[pattern.stops[next] ?? -1]?.intersection ?? '',
    };
  };

  const flagsOf = (trip: number, { reported }: SelectedVehicle, flags: VehicleFlags) => ({
    wifiAccess: flags.wifiAccess,
    bikeRack: flagOf(trips.bikes[trip]) ?? flags.bikeRack,
    wheelChairLift: flags.wheelChairLift,
    wheelChairAccessible:
      reported.isWheelchairAccessible ??
      flagOf(trips.wheelchairs[trip]) ??
      flags.wheelChairAccessible,
  });

  return {
    match(messages, { now, flags = {} }) {
      const leftOut: Record<LeftOutReason, number> = {
        deleted: 0,
        unreadable: 0,
        canceled: 0,
        withoutID: 0,
        withoutPosition: 0,
        farAway: 0,
        tooOld: 0,
        duplicate: 0,
        withoutRoute: 0,
      };
      const leaveOut: CountLeftOut = (reason, count = 1) => {
        leftOut[reason] += count;
      };
      const byRoute = new Map<string, Vehicle[]>();
      let matched = 0;
      const ofMessages = messages.map(() => ({ inService: 0, withoutTrip: 0 }));
      const reportedAt = reportTime(messages, now);
      for (const selected of selectVehicles(messages, reportedAt, isNearCity, leaveOut)) {
        const { reported, vehicleID } = selected;
        const trip = tripFinder.trip(reported);
        const counts = ofMessages[selected.message];
        if (counts !== undefined && (reported.tripID !== '' || reported.routeID !== '')) {
          counts.inService += 1;
          if (trip === -1) counts.withoutTrip += 1;
        }
        const routeIndex =
          patterns[trips.patterns[trip] ?? -1]?.route ?? tripFinder.namedRoute(reported);
        const route = routes[routeIndex];
        if (route === undefined) {
          leaveOut('withoutRoute');
          continue;
        }
        matched += 1;
        const vehicles = byRoute.get(route.routeID) ?? [];
        byRoute.set(route.routeID, vehicles);
        vehicles.push({
          lat: reported.lat,
          lon: reported.lon,
          ...tripTexts(trip, selected),
          vehicleID,
          ...flagsOf(trip, selected, flags),
        });
      }
      stopFinder.forget(now);
      const ofRoute = (routeID: string) => byRoute.get(routeID) ?? [];
      return { reportedAt, ofRoute, matched, ofMessages, leftOut };
    },
  };
}

/** Creates a matcher at once, like `tripMatcherSteps`. */
export const createTripMatcher = (snapshot: Snapshot): TripMatcher =>
  runSteps(tripMatcherSteps(snapshot));
