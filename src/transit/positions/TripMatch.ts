import type { AddedBus, LocatedBus } from '../../contract/realtime/located-bus.ts';
import type { Vehicle } from '../../contract/vehicle.ts';
import type { Failures } from '../Failures.ts';
import type { Naming } from './createTripFinder.ts';
import type { CopiedTrip } from './duplicatedTrips.ts';

export type LeftOutReason =
  | 'deleted'
  | 'unreadable'
  | 'canceled'
  | 'withoutID'
  | 'withoutPosition'
  | 'farAway'
  | 'tooOld'
  | 'duplicate'
  | 'withoutRoute'
  | 'vehicleFailed';
type LeftOut = Readonly<Record<LeftOutReason, number>>;

/** How well the vehicles of one feed match the trips of the timetable. */
export interface TripCounts {
  /** How many vehicles name a trip or a route. The others are out of service. */
  readonly inService: number;
  /** How many of these match no trip: they have no destination and no next stop, or are left out. */
  readonly withoutTrip: number;
}

/** The vehicles of one reading of a realtime feed, by route. */
export interface TripMatch {
  /** The feed's own time, at most now, in milliseconds since 1970. So a frozen feed looks frozen. */
  readonly reportedAt: number;
  /** The routes with vehicles. */
  readonly routeIDs: readonly string[];
  /** The vehicles on a route; empty for a route without any. */
  ofRoute(routeID: string): readonly Vehicle[];
  /** When the position of a vehicle was measured, at most `reportedAt`, in milliseconds since 1970. */
  measuredAt(vehicle: Vehicle): number;
  /** Where the vehicles are that are on a trip of the timetable. */
  readonly buses: readonly LocatedBus[];
  /** Where the vehicles are that name a trip that it does not have. */
  readonly addedBuses: readonly AddedBus[];
  /** The duplicated trips of the message, which vehicles of other feeds may drive. */
  readonly copiedTrip: CopiedTrip;
  /** The index of the route on which a vehicle is; -1 if that is not known. */
  readonly routeOfBus: (vehicleID: string) => number;
  /** How many vehicles are on a route. */
  readonly matched: number;
  readonly trips: TripCounts;
  /** How many vehicles were found other than by the ID of their trip or route. */
  readonly namings: Readonly<Record<Naming, number>>;
  readonly leftOut: LeftOut;
  /** The vehicles whose matching failed. */
  readonly failures: Pick<Failures, 'count' | 'example'>;
}

/** What the settings say of all vehicles where the feeds don't. */
export type VehicleFlags = Pick<
  Vehicle,
  'wifiAccess' | 'bikeRack' | 'wheelChairLift' | 'wheelChairAccessible'
>;
