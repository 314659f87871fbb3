import type { PbfWriter } from 'pbf';

import { elementAt } from '../elementAt.ts';
import { demoSnapshot } from '../snapshot.ts';
import type { DemoStopUpdate, DemoTripUpdate } from './tripUpdatesAt.ts';

/** TripDescriptor.ScheduleRelationship. */
const RELATIONSHIPS = { scheduled: 0, added: 1, canceled: 3 } as const;
/** StopTimeUpdate.ScheduleRelationship. */
const SKIPPED = 1;

// The numbers below are those of the fields in gtfs-realtime.proto.

function writeTrip(update: DemoTripUpdate, writer: PbfWriter): void {
  const { patterns, routes, trips } = demoSnapshot();
  const { route, directionID } = elementAt(patterns, elementAt(trips.patterns, update.trip));
  writer.writeStringField(1, update.tripID);
  writer.writeStringField(3, update.startDate);
  writer.writeVarintField(4, RELATIONSHIPS[update.relationship]);
  writer.writeStringField(5, elementAt(elementAt(routes, route).gtfsRouteIDs, 0));
  writer.writeVarintField(6, directionID);
}

function writeTime(seconds: number, writer: PbfWriter): void {
  writer.writeVarintField(2, seconds);
}

/** A StopTimeUpdate and the pattern of its trip. */
type StopOfTrip = DemoStopUpdate & Pick<DemoTripUpdate, 'trip'>;

function writeStop({ trip, stop, arrival, departure, isSkipped }: StopOfTrip, writer: PbfWriter) {
  const { patterns, stops, trips } = demoSnapshot();
  const pattern = elementAt(patterns, elementAt(trips.patterns, trip));
  writer.writeVarintField(1, elementAt(pattern.sequences, stop));
  if (arrival !== null) writer.writeMessage(2, writeTime, arrival);
  if (departure !== null) writer.writeMessage(3, writeTime, departure);
  writer.writeStringField(4, elementAt(stops, elementAt(pattern.stops, stop)).gtfsStopID);
  if (isSkipped) writer.writeVarintField(5, SKIPPED);
}

function writeVehicle(vehicleID: string, writer: PbfWriter): void {
  writer.writeStringField(1, vehicleID);
}

export function writeTripUpdate(update: DemoTripUpdate, writer: PbfWriter): void {
  const { trip, vehicleID } = update;
  writer.writeMessage(1, writeTrip, update);
  for (const stop of update.stops) writer.writeMessage(2, writeStop, { ...stop, trip });
  if (vehicleID !== null) writer.writeMessage(3, writeVehicle, vehicleID);
}
