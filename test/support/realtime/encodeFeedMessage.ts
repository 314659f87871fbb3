import { PbfWriter } from 'pbf';

import { type FeedUpdate, writeString, writeUpdate, writeVarint } from './trip-update.ts';

/** A vehicle to encode. Fields that are undefined are not sent. Times are in any unit that a feed may use. */
export interface FeedVehicle {
  readonly entityID?: string;
  readonly isDeleted?: boolean;
  readonly tripID?: string;
  readonly routeID?: string;
  readonly directionID?: number;
  readonly startTime?: string;
  readonly startDate?: string;
  /** 3 for a canceled trip. */
  readonly relationship?: number;
  readonly lat?: number;
  readonly lon?: number;
  readonly bearing?: number;
  readonly stopSequence?: number;
  readonly stopID?: string;
  /** 1 at the stop, 2 on the way there. */
  readonly status?: number;
  readonly timestamp?: number;
  readonly id?: string;
  readonly label?: string;
  /** 2 yes, 3 no. */
  readonly wheelchair?: number;
  /** OccupancyStatus, from 0. */
  readonly occupancy?: number;
  readonly percentage?: number;
  /** Whether the entity also has a trip update, or an alert. Both are empty. */
  readonly tripUpdate?: boolean;
  readonly alert?: boolean;
  /** The entity's trip update. */
  readonly update?: FeedUpdate;
  /** Whether the entity has no vehicle. */
  readonly isBare?: boolean;
}

export interface FeedHeader {
  /** gtfs_realtime_version; '2.0' if omitted, not sent if empty. */
  readonly version?: string;
  /** 1 for a differential feed. */
  readonly incrementality?: number;
  readonly timestamp?: number;
}

function writeFloat(writer: PbfWriter, field: number, value: number | undefined) {
  if (value !== undefined) writer.writeFloatField(field, value);
}

function writeTrip(vehicle: FeedVehicle, writer: PbfWriter) {
  writeString(writer, 1, vehicle.tripID);
  writeString(writer, 2, vehicle.startTime);
  writeString(writer, 3, vehicle.startDate);
  writeVarint(writer, 4, vehicle.relationship);
  writeString(writer, 5, vehicle.routeID);
  writeVarint(writer, 6, vehicle.directionID);
}

function writePosition(vehicle: FeedVehicle, writer: PbfWriter) {
  writeFloat(writer, 1, vehicle.lat);
  writeFloat(writer, 2, vehicle.lon);
  writeFloat(writer, 3, vehicle.bearing);
}

function writeDescriptor(vehicle: FeedVehicle, writer: PbfWriter) {
  writeString(writer, 1, vehicle.id);
  writeString(writer, 2, vehicle.label);
  writeVarint(writer, 4, vehicle.wheelchair);
}

function writeVehicle(vehicle: FeedVehicle, writer: PbfWriter) {
  const { tripID, routeID } = vehicle;
  if (tripID !== undefined || routeID !== undefined) writer.writeMessage(1, writeTrip, vehicle);
  if (vehicle.lat !== undefined) writer.writeMessage(2, writePosition, vehicle);
  writeVarint(writer, 3, vehicle.stopSequence);
  writeVarint(writer, 4, vehicle.status);
  writeVarint(writer, 5, vehicle.timestamp);
  writeString(writer, 7, vehicle.stopID);
  writer.writeMessage(8, writeDescriptor, vehicle);
  writeVarint(writer, 9, vehicle.occupancy);
  writeVarint(writer, 10, vehicle.percentage);
}

/** An entity with a trip update only. */
export const anUpdate = (update: FeedUpdate): FeedVehicle => ({ isBare: true, update });

/** Writes a GTFS-realtime message with vehicles, and with the trip updates of their entities. */
export function encodeFeedMessage(header: FeedHeader, vehicles: readonly FeedVehicle[]) {
  const writer = new PbfWriter();
  writer.writeMessage(
    1,
    ({ version = '2.0', incrementality, timestamp }: FeedHeader, part: PbfWriter) => {
      if (version !== '') part.writeStringField(1, version);
      writeVarint(part, 2, incrementality);
      writeVarint(part, 3, timestamp);
    },
    header,
  );
  for (const vehicle of vehicles) {
    writer.writeMessage(
      2,
      (entity: FeedVehicle, part: PbfWriter) => {
        part.writeStringField(1, entity.entityID ?? '0');
        if (entity.isDeleted !== undefined) part.writeBooleanField(2, entity.isDeleted);
        if (entity.tripUpdate === true) part.writeBytesField(3, new Uint8Array());
        if (entity.update !== undefined) part.writeMessage(3, writeUpdate, entity.update);
        if (entity.isBare !== true) part.writeMessage(4, writeVehicle, entity);
        if (entity.alert === true) part.writeBytesField(5, new Uint8Array());
      },
      vehicle,
    );
  }
  return writer.finish().slice();
}
