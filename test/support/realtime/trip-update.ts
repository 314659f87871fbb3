import type { PbfWriter } from 'pbf';

/** A time of a stop to encode. Times are in any unit that a feed may use, and delays in seconds. */
export interface FeedEvent {
  readonly time?: number | undefined;
  readonly delay?: number;
  readonly uncertainty?: number;
}

export interface FeedStop {
  readonly sequence?: number;
  readonly stopID?: string;
  readonly arrival?: FeedEvent;
  readonly departure?: FeedEvent;
  /** 1 skipped, 2 no data. */
  readonly relationship?: number;
  readonly assignedStopID?: string;
  /** The number of its OccupancyStatus. */
  readonly occupancy?: number;
}

/** A trip update to encode. Fields that are undefined are not sent. */
export interface FeedUpdate {
  readonly tripID?: string;
  readonly startTime?: string;
  readonly startDate?: string;
  /** 1 added, 2 unscheduled, 3 canceled, 5 replacement, 6 duplicated, 7 deleted, 8 new. */
  readonly relationship?: number;
  readonly routeID?: string;
  readonly directionID?: number;
  readonly vehicleID?: string;
  /** 2 yes, 3 no. */
  readonly wheelchair?: number;
  readonly timestamp?: number | undefined;
  readonly delay?: number;
  readonly copy?: {
    readonly tripID: string;
    readonly startDate: string;
    readonly startTime: string;
    readonly headsign?: string;
  };
  readonly stops?: readonly FeedStop[];
}

export function writeString(writer: PbfWriter, field: number, value: string | undefined) {
  if (value !== undefined) writer.writeStringField(field, value);
}

export function writeVarint(writer: PbfWriter, field: number, value: number | undefined) {
  if (value !== undefined) writer.writeVarintField(field, value);
}

/** A message whose first field is an ID. */
function writeID(writer: PbfWriter, field: number, id: string | undefined) {
  if (id !== undefined) writer.writeMessage(field, (_id, part) => part.writeStringField(1, id), id);
}

function writeEvent({ delay, time, uncertainty }: FeedEvent, writer: PbfWriter) {
  writeVarint(writer, 1, delay);
  writeVarint(writer, 2, time);
  writeVarint(writer, 3, uncertainty);
}

function writeStop(stop: FeedStop, writer: PbfWriter) {
  writeVarint(writer, 1, stop.sequence);
  if (stop.arrival !== undefined) writer.writeMessage(2, writeEvent, stop.arrival);
  if (stop.departure !== undefined) writer.writeMessage(3, writeEvent, stop.departure);
  writeString(writer, 4, stop.stopID);
  writeVarint(writer, 5, stop.relationship);
  writeID(writer, 6, stop.assignedStopID);
  writeVarint(writer, 7, stop.occupancy);
}

function writeTrip(trip: FeedUpdate, writer: PbfWriter) {
  writeString(writer, 1, trip.tripID);
  writeString(writer, 2, trip.startTime);
  writeString(writer, 3, trip.startDate);
  writeVarint(writer, 4, trip.relationship);
  writeString(writer, 5, trip.routeID);
  writeVarint(writer, 6, trip.directionID);
}

/** Writes the fields of a TripUpdate. */
export function writeUpdate(update: FeedUpdate, writer: PbfWriter) {
  writer.writeMessage(1, writeTrip, update);
  for (const stop of update.stops ?? []) writer.writeMessage(2, writeStop, stop);
  if (update.vehicleID !== undefined || update.wheelchair !== undefined)
    writer.writeMessage(
      3,
      (_update, part) => {
        writeString(part, 1, update.vehicleID);
        writeVarint(part, 4, update.wheelchair);
      },
      update,
    );
  writeVarint(writer, 4, update.timestamp);
  writeVarint(writer, 5, update.delay);
  if (update.copy !== undefined)
    writer.writeMessage(
      6,
      (
        { tripID, startDate, startTime, headsign }: NonNullable<FeedUpdate['copy']>,
        part: PbfWriter,
      ) => {
        part.writeStringField(1, tripID);
        part.writeStringField(2, startDate);
        part.writeStringField(3, startTime);
        writeString(part, 5, headsign);
      },
      update.copy,
    );
}
