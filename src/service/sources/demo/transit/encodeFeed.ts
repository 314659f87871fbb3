import { PbfWriter } from 'pbf';

import type { SnapshotPattern, Snapshot } from '../../../../contract/snapshot/snapshot.ts';
import { measureLine } from '../../../../feeds/realtime/match/MeasuredLine.ts';
import type { Place } from '../../../../lib/geo/distance.ts';
import { memoizeByObject } from '../../../../lib/memoizeByObject.ts';
import { elementAt } from '../elementAt.ts';
import { demoSnapshot } from '../snapshot.ts';
import type { BusOnTrip } from './busesAt.ts';
import type { DemoTripUpdate } from './tripUpdatesAt.ts';
import { writeTripUpdate } from './writeTripUpdate.ts';

/** The meters from the start of each line to each of its points. */
const measuredLines = memoizeByObject(({ lines }: Snapshot) =>
  lines.map((line) => measureLine(line).along),
);

/**
 * The place on a line of the snapshot.
 *
 * @param index of the line
 * @param meters from its start
 */
export function pointAlong(index: number, meters: number): Place {
  const snapshot = demoSnapshot();
  const along = elementAt(measuredLines(snapshot), index);
  const found = along.findIndex((end, point) => point > 0 && end >= meters);
  const point = found === -1 ? along.length - 1 : found;
  const [start = 0, end = 0] = along.subarray(point - 1, point + 1);
  const share = Math.min(1, (meters - start) / (end - start));
  const [lon = 0, lat = 0, nextLon = 0, nextLat = 0] = elementAt(snapshot.lines, index).slice(
    2 * point - 2,
    2 * point + 2,
  );
  return { lat: lat + (nextLat - lat) * share, lon: lon + (nextLon - lon) * share };
}

/** VehiclePosition.VehicleStopStatus. */
const STOPPED_AT = 1;
const IN_TRANSIT_TO = 2;
/** VehicleDescriptor.WheelchairAccessible. */
const WHEELCHAIR_ACCESSIBLE = 2;
const WHEELCHAIR_INACCESSIBLE = 3;

function patternOf({ trip }: BusOnTrip): SnapshotPattern {
  const { patterns, trips } = demoSnapshot();
  return elementAt(patterns, elementAt(trips.patterns, trip));
}

// The numbers below are those of the fields in gtfs-realtime.proto.

function writeTrip(bus: BusOnTrip, writer: PbfWriter): void {
  const { routes, trips } = demoSnapshot();
  const { route, directionID } = patternOf(bus);
  writer.writeStringField(1, elementAt(trips.ids, bus.trip));
  writer.writeStringField(3, bus.date);
  writer.writeStringField(5, elementAt(elementAt(routes, route).gtfsRouteIDs, 0));
  writer.writeVarintField(6, directionID);
}

function writePosition(bus: BusOnTrip, writer: PbfWriter): void {
  const { lat, lon } = pointAlong(patternOf(bus).line, bus.meters);
  writer.writeFloatField(1, lat);
  writer.writeFloatField(2, lon);
}

function writeDescriptor({ bus }: BusOnTrip, writer: PbfWriter): void {
  writer.writeStringField(1, bus.vehicleID);
  const access = bus.wheelChairAccessible ? WHEELCHAIR_ACCESSIBLE : WHEELCHAIR_INACCESSIBLE;
  writer.writeVarintField(4, access);
}

function writeVehicle(bus: BusOnTrip, writer: PbfWriter): void {
  const { sequences, stops } = patternOf(bus);
  writer.writeMessage(1, writeTrip, bus);
  writer.writeMessage(2, writePosition, bus);
  writer.writeVarintField(3, elementAt(sequences, bus.stop));
  writer.writeVarintField(4, bus.isAtStop ? STOPPED_AT : IN_TRANSIT_TO);
  writer.writeStringField(
    7,
    elementAt(demoSnapshot().stops, elementAt(stops, bus.stop)).gtfsStopID,
  );
  writer.writeMessage(8, writeDescriptor, bus);
}

function writeEntity(bus: BusOnTrip, writer: PbfWriter): void {
  writer.writeStringField(1, bus.bus.vehicleID);
  writer.writeMessage(4, writeVehicle, bus);
}

function writeUpdateEntity(update: DemoTripUpdate, writer: PbfWriter): void {
  writer.writeStringField(1, `update ${update.startDate} ${update.tripID}`);
  writer.writeMessage(3, writeTripUpdate, update);
}

function writeHeader(seconds: number, writer: PbfWriter): void {
  writer.writeStringField(1, '2.0');
  writer.writeVarintField(3, seconds);
}

/**
 * The GTFS-realtime message that a city with these buses would send: a VehiclePosition for each, and the trip updates.
 *
 * @param seconds when they are there, in seconds since 1970
 */
export function encodeFeed(
  buses: readonly BusOnTrip[],
  updates: readonly DemoTripUpdate[],
  seconds: number,
): Uint8Array {
  const writer = new PbfWriter();
  writer.writeMessage(1, writeHeader, seconds);
  for (const bus of buses) writer.writeMessage(2, writeEntity, bus);
  for (const update of updates) writer.writeMessage(2, writeUpdateEntity, update);
  return writer.finish();
}
