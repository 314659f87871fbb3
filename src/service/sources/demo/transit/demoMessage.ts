import type { FeedMessage, ReportedVehicle } from '../../../../contract/realtime/FeedMessage.ts';
import {
  NO_DELAY,
  type ReportedTrip,
  STOP,
  TRIP,
} from '../../../../contract/realtime/reported-trips.ts';
import type { Snapshot, SnapshotPattern } from '../../../../contract/snapshot/snapshot.ts';
import { ReportedStopRows } from '../../../../feeds/realtime/ReportedStopRows.ts';
import type { Place } from '../../../../lib/geo/distance.ts';
import { memoizeByObject } from '../../../../lib/memoizeByObject.ts';
import { measureLine } from '../../../../transit/positions/MeasuredLine.ts';
import { elementAt } from '../elementAt.ts';
import { demoSnapshot } from '../snapshot.ts';
import type { BusOnTrip } from './busesAt.ts';
import type { DemoTripUpdate } from './tripUpdatesAt.ts';

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

/** The pattern of a trip, and what names its route. */
function routeOf(trip: number) {
  const { patterns, routes, trips } = demoSnapshot();
  const pattern: SnapshotPattern = elementAt(patterns, elementAt(trips.patterns, trip));
  const routeID = elementAt(elementAt(routes, pattern.route).gtfsRouteIDs, 0);
  return { pattern, routeID, directionID: pattern.directionID };
}

const toMillionths = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

function vehicleOf({ bus, date, isAtStop, meters, stop, trip }: BusOnTrip): ReportedVehicle {
  const { stops, trips } = demoSnapshot();
  const { pattern, routeID, directionID } = routeOf(trip);
  const { lat, lon } = pointAlong(pattern.line, meters);
  return {
    routeID,
    directionID,
    tripID: elementAt(trips.ids, trip),
    startTime: '',
    startDate: date,
    isCanceled: false,
    lat: toMillionths(lat),
    lon: toMillionths(lon),
    bearing: undefined,
    stopSequence: elementAt(pattern.sequences, stop),
    stopID: elementAt(stops, elementAt(pattern.stops, stop)).gtfsStopID,
    isAtStop,
    measuredAt: undefined,
    entityID: bus.vehicleID,
    id: bus.vehicleID,
    label: '',
    isWheelchairAccessible: bus.wheelChairAccessible,
    occupancy: undefined,
  };
}

/** The stops' IDs side by side, as in a message's bytes, and where each begins. They are in ASCII. */
const stopIDs = memoizeByObject(({ stops }: Snapshot) => {
  const starts: number[] = [];
  let text = '';
  for (const { gtfsStopID } of stops) {
    starts.push(text.length);
    text += gtfsStopID;
  }
  return { bytes: new TextEncoder().encode(text), starts };
});

/** Adds the stops of a trip update to those of the message. */
function tripOf(
  { relationship, startDate, stops, trip, tripID, vehicleID }: DemoTripUpdate,
  rows: ReportedStopRows,
): ReportedTrip {
  const snapshot = demoSnapshot();
  const { pattern, routeID, directionID } = routeOf(trip);
  const firstStop = rows.length;
  for (const { stop, arrival, departure, isSkipped } of stops) {
    const row = rows.append();
    const index = elementAt(pattern.stops, stop);
    rows.sequences[row] = elementAt(pattern.sequences, stop);
    rows.arrivals[row] = (arrival ?? Number.NaN) * 1000;
    rows.departures[row] = (departure ?? Number.NaN) * 1000;
    rows.relationships[row] = isSkipped ? STOP.skipped : STOP.scheduled;
    rows.stopIDStarts[row] = elementAt(stopIDs(snapshot).starts, index);
    rows.stopIDLengths[row] = elementAt(snapshot.stops, index).gtfsStopID.length;
  }
  return {
    routeID,
    directionID,
    tripID,
    startTime: '',
    startDate,
    relationship: TRIP[relationship],
    vehicleID: vehicleID ?? '',
    measuredAt: undefined,
    delay: NO_DELAY,
    copy: { tripID: '', headsign: '', startTime: '', startDate: '' },
    firstStop,
    stopsEnd: rows.length,
  };
}

/**
 * What the GTFS-realtime feed of a city with these buses and trip updates would say.
 *
 * @param madeAt when the buses are there, in milliseconds since 1970
 */
export function demoMessage(
  buses: readonly BusOnTrip[],
  updates: readonly DemoTripUpdate[],
  madeAt: number,
): FeedMessage {
  const rows = new ReportedStopRows();
  const trips = updates.map((update) => tripOf(update, rows));
  return {
    madeAt,
    vehicles: buses.map(vehicleOf),
    tripUpdates: { trips, stops: rows.of(stopIDs(demoSnapshot()).bytes), stopsTooMany: 0 },
    alerts: [],
    alertsBeyond: 0,
    deleted: 0,
    unreadable: 0,
  };
}
