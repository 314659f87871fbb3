import type { Vehicle } from '../../../contract/vehicle.ts';

/** Why vehicles were left out. */
export type LeftOutReason =
  | 'deleted'
  | 'unreadable'
  | 'canceled'
  | 'withoutID'
  | 'withoutPosition'
  | 'farAway'
  | 'tooOld'
  | 'duplicate'
  | 'withoutRoute';
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
  /** The feed's own time, at most now, in milliseconds since 1970. So a frozen feed looks frozen (S7). */
  readonly reportedAt: number;
  /** The routes with vehicles. */
  readonly routeIDs: readonly string[];
  /** The vehicles on a route; empty for a route without any. */
  ofRoute(routeID: string): readonly Vehicle[];
  /** When the position of a vehicle was measured, at most `reportedAt`, in milliseconds since 1970. */
  measuredAt(vehicle: Vehicle): number;
  /** How many vehicles are on a route. */
  readonly matched: number;
  readonly trips: TripCounts;
  readonly leftOut: LeftOut;
}

/** What the settings say of all vehicles where the feeds don't. */
export type VehicleFlags = Pick<
  Vehicle,
  'wifiAccess' | 'bikeRack' | 'wheelChairLift' | 'wheelChairAccessible'
>;
