/** TripDescriptor.ScheduleRelationship of GTFS-realtime. */
export const TRIP = {
  scheduled: 0,
  added: 1,
  unscheduled: 2,
  canceled: 3,
  replacement: 5,
  duplicated: 6,
  deleted: 7,
  new: 8,
} as const;

/** StopTimeUpdate.ScheduleRelationship. */
export const STOP = { scheduled: 0, skipped: 1, noData: 2, unscheduled: 3 } as const;

/** In place of a delay that a feed does not send: 0 would be a bus on time. */
export const NO_DELAY = -0x8000_0000;

/** What a realtime feed says of one trip. Texts are empty where it sends none. */
export interface ReportedTrip {
  readonly tripID: string;
  readonly routeID: string;
  /** direction_id, or -1. */
  readonly directionID: number;
  /** `HH:MM:SS`, past 24 hours for a trip that starts after midnight. */
  readonly startTime: string;
  /** `YYYYMMDD`. */
  readonly startDate: string;
  /** A date or time of day that the feed sends and that is none; undefined if all are. */
  readonly unreadable?: string;
  /** One of `TRIP`. */
  readonly relationship: number;
  /** The vehicle's label, or its ID. */
  readonly vehicleID: string;
  /** Whether this bus has room for a wheelchair and a way in; undefined if the feed does not say. */
  readonly isWheelchairAccessible?: boolean | undefined;
  /** When the progress of its vehicle was last measured, in milliseconds since 1970. */
  readonly measuredAt: number | undefined;
  /** Seconds by which the whole trip is late; `NO_DELAY` if the feed does not say. */
  readonly delay: number;
  /** TripProperties: how the copy of a duplicated trip is named, and when it starts; where an added trip goes. */
  readonly copy: {
    readonly tripID: string;
    readonly headsign: string;
    readonly startTime: string;
    readonly startDate: string;
  };
  /** Where its stops begin and end in `ReportedStops`. */
  readonly firstStop: number;
  readonly stopsEnd: number;
}

/**
 * What a feed says of stops, in columns: a large city sends 300,000. The stops of each trip stand together,
 * as the feed has them.
 */
export interface ReportedStops {
  /** stop_sequence, or -1. */
  readonly sequences: Int32Array;
  /** Milliseconds since 1970, or NaN. */
  readonly arrivals: Float64Array;
  readonly departures: Float64Array;
  /** Seconds, or `NO_DELAY`. */
  readonly arrivalDelays: Int32Array;
  readonly departureDelays: Int32Array;
  /** Seconds, or -1; of the departure if that has one. */
  readonly uncertainties: Int32Array;
  /** One of `STOP`. */
  readonly relationships: Uint8Array;
  /** How full the bus leaves: an index of `OCCUPANCIES` plus one, or 0 (departure_occupancy_status). */
  readonly occupancies: Uint8Array;
  /** Where each stop_id stands in `bytes`, and how many bytes it has: most are compared and never needed as text. */
  readonly stopIDStarts: Uint32Array;
  readonly stopIDLengths: Uint16Array;
  readonly bytes: Uint8Array;
  /** The assigned_stop_id of a few stops, by their place in the columns. */
  readonly assigned: ReadonlyMap<number, string>;
}

/** The trip updates of one GTFS-realtime message. */
export interface ReportedTrips {
  readonly trips: readonly ReportedTrip[];
  readonly stops: ReportedStops;
  /** How many stops were left out because their trip has more than any trip has. */
  readonly stopsTooMany: number;
}
