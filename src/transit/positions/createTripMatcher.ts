import type { FeedMessage } from '../../contract/realtime/FeedMessage.ts';
import type { AddedBus, LocatedBus } from '../../contract/realtime/located-bus.ts';
import { everyRoute } from '../../contract/snapshot/live-lists.ts';
import { type Snapshot, tripFlag } from '../../contract/snapshot/snapshot.ts';
import type { Vehicle } from '../../contract/vehicle.ts';
import { addToGroup } from '../../lib/groupBy.ts';
import { runSteps, type Steps } from '../../lib/steps.ts';
import { Failures } from '../Failures.ts';
import { createDestinationFinder } from './createDestinationFinder.ts';
import { createKeepNewest } from './createKeepNewest.ts';
import { createStopFinder } from './createStopFinder.ts';
import { type TripDescriptor, type TripFinder, tripFinderSteps } from './createTripFinder.ts';
import { type CopiedTrip, duplicatedTrips } from './duplicatedTrips.ts';
import type { CountLeftOut, SelectedVehicle } from './selectVehicles.ts';
import { createIsNearCity, reportTime, selectVehicles } from './selectVehicles.ts';
import type { LeftOutReason, TripMatch, VehicleFlags } from './TripMatch.ts';

interface MatchOptions {
  /** When the message was read, in milliseconds since 1970. */
  readonly now: number;
  /** Distinguishes the feed from the others: two feeds may use the same vehicle IDs. */
  readonly feed?: number;
  readonly flags?: VehicleFlags;
  /** The duplicated trips of other feeds. */
  readonly copiedTrips?: readonly CopiedTrip[];
}

/**
 * Matches vehicles to the routes, trips and stops of a snapshot. A matcher remembers where each
 * vehicle was, so give it the messages of a feed in the order of time.
 */
export interface TripMatcher extends TripFinder {
  /** Matches in steps of a few milliseconds. */
  matchSteps(message: FeedMessage, options: MatchOptions): Steps<TripMatch>;
}

/** Finding a vehicle by its position on its line takes up to 0.1 ms. */
const VEHICLES_PER_STEP = 50;

/** Creates a matcher in steps of a few milliseconds. */
export function* tripMatcherSteps(snapshot: Snapshot): Steps<TripMatcher> {
  const { patterns, stops, trips } = snapshot;
  const routes = everyRoute(snapshot);
  const tripFinder = yield* tripFinderSteps(snapshot);
  const stopFinder = createStopFinder(snapshot);
  const destinationOf = createDestinationFinder(snapshot);
  const isNearCity = createIsNearCity(snapshot);
  const keepNewest = createKeepNewest();

  /** What riders read on the vehicle, and its next stop; both '' if unknown. */
  const tripTexts = (trip: number, route: number, { reported }: SelectedVehicle, next: number) => {
    const pattern = patterns[trips.patterns[trip] ?? -1];
    if (pattern === undefined)
      return { direction: destinationOf(route, reported.directionID), nextStop: '' };
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
    bikeRack: tripFlag(trips.bikes[trip]) ?? flags.bikeRack,
    wheelChairLift: flags.wheelChairLift,
    wheelChairAccessible:
      reported.isWheelchairAccessible ??
      tripFlag(trips.wheelchairs[trip]) ??
      flags.wheelChairAccessible,
  });

  return {
    ...tripFinder,
    *matchSteps(message, { now, feed = 0, flags = {}, copiedTrips = [] }) {
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
        vehicleFailed: 0,
      };
      const leaveOut: CountLeftOut = (reason, count = 1) => {
        leftOut[reason] += count;
      };
      const byRoute = new Map<string, Vehicle[]>();
      const times = new Map<Vehicle, number>();
      const buses: LocatedBus[] = [];
      const addedBuses: AddedBus[] = [];
      const routeByID = new Map<string, number>();
      let matched = 0;
      const counts = { inService: 0, withoutTrip: 0 };
      const namings = {
        originalTripID: 0,
        stamp: 0,
        start: 0,
        routeIDWithSuffix: 0,
        prefix: 0,
        tripIDOfRoute: 0,
      };
      const reportedAt = reportTime(message, now);
      const copiedTrip = duplicatedTrips(message.tripUpdates);
      const copyOf = (named: TripDescriptor) =>
        [copiedTrip, ...copiedTrips].map((find) => find(named)).find((copy) => copy !== undefined);
      const all = keepNewest(selectVehicles(message, reportedAt, isNearCity, leaveOut), feed, now);
      const failures = new Failures();
      function matchVehicle(selected: SelectedVehicle): void {
        const { reported, vehicleID, at } = selected;
        const copy = copyOf(reported);
        const named = { ...reported, ...copy };
        const trip = tripFinder.trip(copy === undefined ? reported : { ...named, startTime: '' });
        if (reported.tripID !== '' || reported.routeID !== '') {
          counts.inService += 1;
          if (trip === -1) counts.withoutTrip += 1;
          const naming = copy === undefined ? tripFinder.naming(reported, trip) : null;
          if (naming !== null) namings[naming] += 1;
        }
        const routeIndex =
          patterns[trips.patterns[trip] ?? -1]?.route ?? tripFinder.namedRoute(reported);
        const route = routes[routeIndex];
        if (route === undefined) {
          leaveOut('withoutRoute');
          return;
        }
        const place = stopFinder.find(trip, reported, `${feed} ${vehicleID}`, at);
        const { tripID, lat, lon, startDate, startTime } = named;
        const vehicle = {
          lat,
          lon,
          ...tripTexts(trip, routeIndex, selected, place.next),
          vehicleID,
          ...flagsOf(trip, selected, flags),
        };
        const { occupancy, isWheelchairAccessible } = reported;
        const run = { trip, startDate, startTime, ...(copy && { isCopy: true }) };
        const facts = { occupancy, isWheelchairAccessible };
        // From here on nothing fails, so that no vehicle is half there.
        matched += 1;
        routeByID.set(vehicleID, routeIndex);
        if (trip !== -1) buses.push({ vehicleID, ...run, at, ...place, ...facts });
        else if (tripID !== '') addedBuses.push({ vehicleID, tripID, startDate, at, lat, lon });
        addToGroup(byRoute, route.routeID, vehicle);
        times.set(vehicle, at);
      }

      for (const [index, selected] of all.entries()) {
        if (index % VEHICLES_PER_STEP === VEHICLES_PER_STEP - 1) yield;
        failures.attempt(selected.vehicleID, () => matchVehicle(selected));
      }
      leaveOut('vehicleFailed', failures.count);
      stopFinder.forget(now);
      const ofRoute = (routeID: string) => byRoute.get(routeID) ?? [];
      const routeIDs = [...byRoute.keys()];
      const measuredAt = (vehicle: Vehicle) => times.get(vehicle) ?? reportedAt;
      const routeOfBus = (vehicleID: string) => routeByID.get(vehicleID) ?? -1;
      return {
        reportedAt,
        routeIDs,
        ofRoute,
        measuredAt,
        buses,
        addedBuses,
        routeOfBus,
        copiedTrip,
        matched,
        trips: counts,
        namings,
        leftOut,
        failures,
      };
    },
  };
}

/** Creates a matcher at once, like `tripMatcherSteps`. */
export const createTripMatcher = (snapshot: Snapshot): TripMatcher =>
  runSteps(tripMatcherSteps(snapshot));
