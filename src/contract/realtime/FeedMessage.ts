import type { Occupancy } from '../arrivals.ts';
import type { ReportedTrips } from './reported-trips.ts';
import type { ReportedAlert } from './ReportedAlert.ts';

/** A vehicle as a GTFS-realtime feed reports it. Texts are empty where the feed sends none. */
export interface ReportedVehicle {
  readonly tripID: string;
  readonly routeID: string;
  /** direction_id, or -1. */
  readonly directionID: number;
  /** `HH:MM:SS`, past 24 hours for a trip that starts after midnight. */
  readonly startTime: string;
  /** `YYYYMMDD`. */
  readonly startDate: string;
  /** A start_date or start_time that is none; undefined if both are. */
  readonly unreadable?: string;
  /** Whether the trip is canceled or deleted. */
  readonly isCanceled: boolean;
  readonly lat: number;
  readonly lon: number;
  /** Degrees clockwise from north. */
  readonly bearing: number | undefined;
  readonly stopSequence: number | undefined;
  readonly stopID: string;
  /** Whether the vehicle stands at the stop, and is not on its way there. */
  readonly isAtStop: boolean;
  /** When the position was measured, in milliseconds since 1970. */
  readonly measuredAt: number | undefined;
  /** The entity's own ID, which is all that a feed without descriptors has. */
  readonly entityID: string;
  readonly id: string;
  readonly label: string;
  readonly isWheelchairAccessible: boolean | undefined;
  readonly occupancy: Occupancy | undefined;
}

/** A GTFS-realtime message: its vehicles, trip updates and alerts, and how much else is in it. */
export interface FeedMessage {
  /** When the feed was made, in milliseconds since 1970; may be in the future. */
  readonly madeAt: number | undefined;
  readonly vehicles: readonly ReportedVehicle[];
  readonly tripUpdates: ReportedTrips;
  readonly alerts: readonly ReportedAlert[];
  /** How many alerts there are beyond those that are read. */
  readonly alertsBeyond: number;
  /** How many entities are marked as deleted. */
  readonly deleted: number;
  /** How many entities could not be decoded. */
  readonly unreadable: number;
}
