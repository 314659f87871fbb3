import type { Snapshot, SnapshotPattern } from '../../../src/contract/snapshot/snapshot.ts';
import { civilTimeOf } from '../../../src/lib/time/civil-time.ts';
import { instantOf } from '../../../src/lib/time/zoned-time.ts';
import type { MeasuredLine } from '../../../src/transit/positions/MeasuredLine.ts';
import { measureLine } from '../../../src/transit/positions/MeasuredLine.ts';
import type { FeedVehicle } from './encodeFeedMessage.ts';
import { encodeFeedMessage } from './encodeFeedMessage.ts';

export interface DriveOptions {
  /** Milliseconds since 1970. */
  readonly now: number;
  /**
   * The trips that drive: all trips by their start times on the day of `now`, even those without
   * service that day; or one trip for each pattern, which starts again whenever it arrives.
   */
  readonly trips: 'by start time' | 'one of each pattern';
  /** How the feed names the next stop; not at all if omitted. */
  readonly names?: 'sequence' | 'stop ID';
  /** Whether the feed sends the bearing. */
  readonly bearing?: boolean;
  /** The largest error of a position, in meters. */
  readonly error?: number;
}

/** A bus of the generated feed, and what a reader of the feed should find out. */
export interface DrivenBus {
  readonly vehicleID: string;
  readonly routeID: string;
  readonly direction: string;
  readonly nextStop: string;
  /** The position of the next stop in the pattern. */
  readonly next: number;
  readonly pattern: number;
  /** Meters along the pattern's line. */
  readonly along: number;
  /** Meters since the stop before. */
  readonly pastStop: number;
  readonly stopCount: number;
  /** Degrees clockwise from north. */
  readonly bearing: number;
}

export interface DrivenFeed {
  /** A VehiclePositions message. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly buses: readonly DrivenBus[];
}

/** Spreads whole numbers evenly from 0 to below 1, the same each time. */
const spread = (value: number) => (value * 0.618_033_988_75) % 1;

/** From 4 to 9 m/s: each trip drives with a speed of its own. */
const speedOf = (trip: number) => 4 + 5 * spread(trip);

/** The place on a line, and the direction of travel. */
function placeAlong(line: MeasuredLine, along: number) {
  const end = line.along.findIndex((each, index) => index > 0 && each > along);
  const to = end === -1 ? line.along.length - 1 : end;
  const value = (list: Float64Array, index: number) => list[index] ?? 0;
  const length = value(line.along, to) - value(line.along, to - 1);
  const fraction = length === 0 ? 0 : (along - value(line.along, to - 1)) / length;
  const dx = value(line.east, to) - value(line.east, to - 1);
  const dy = value(line.north, to) - value(line.north, to - 1);
  return {
    east: value(line.east, to - 1) + dx * Math.min(1, fraction),
    north: value(line.north, to - 1) + dy * Math.min(1, fraction),
    bearing: ((Math.atan2(dx, dy) * 180) / Math.PI + 360) % 360,
  };
}

/**
 * Creates a generator of realtime feeds whose buses drive along a snapshot's lines, from the first
 * stop to the last. The same time always gives the same feed.
 */
export function createDrive(snapshot: Snapshot): (options: DriveOptions) => DrivenFeed {
  const { city, lines, patterns, routes, stops, trips } = snapshot;
  const measured = new Map<number, MeasuredLine>();
  const lineOf = ({ line }: SnapshotPattern): MeasuredLine => {
    const known = measured.get(line) ?? measureLine(lines[line] ?? []);
    measured.set(line, known);
    return known;
  };
  const firstTrips = new Set(patterns.map((_, index) => trips.patterns.indexOf(index)));

  /** Meters that a trip has driven; undefined if it does not drive now. */
  const driven = (trip: number, length: number, dayStart: number, options: DriveOptions) => {
    const seconds = (options.now - dayStart) / 1000;
    if (options.trips === 'by start time') {
      const meters = (seconds - (trips.starts[trip] ?? 0)) * speedOf(trip);
      return meters >= 0 && meters < length ? meters : undefined;
    }
    return firstTrips.has(trip)
      ? (spread(trip) * length + seconds * speedOf(trip)) % length
      : undefined;
  };

  return (options) => {
    const today = civilTimeOf(options.now, city.timeZone);
    const noon = { ...today, hour: 12, minute: 0, second: 0 };
    const dayStart = instantOf(noon, city.timeZone) - 43_200_000;
    const vehicles: FeedVehicle[] = [];
    const buses: DrivenBus[] = [];
    trips.ids.forEach((tripID, trip) => {
      const index = trips.patterns[trip] ?? -1;
      const pattern = patterns[index];
      if (pattern === undefined || pattern.line === -1) return;
      const { distances, directions, sequences } = pattern;
      const start = distances[0] ?? 0;
      const meters = driven(trip, (distances.at(-1) ?? 0) - start, dayStart, options);
      if (meters === undefined) return;
      const along = start + meters;
      const line = lineOf(pattern);
      const place = placeAlong(line, along);
      const next = distances.findIndex((distance) => distance > along);
      const stop = stops[pattern.stops[next] ?? -1];
      const route = routes[pattern.route];
      if (stop === undefined || route === undefined) return;
      const direction = typeof directions === 'number' ? directions : (directions[next] ?? -1);
      const error = options.error ?? 0;
      // The error differs for each bus and each time.
      const turn = 2 * Math.PI * spread(trip + Math.round(options.now / 1000));
      const offset = error * spread(trip * 7 + Math.round(options.now / 1000));
      const vehicleID = `${trip}`;
      buses.push({
        vehicleID,
        routeID: route.routeID,
        direction: route.directions[direction]?.destination ?? '',
        nextStop: stop.intersection,
        next,
        pattern: index,
        along,
        pastStop: along - (distances[next - 1] ?? 0),
        stopCount: distances.length,
        bearing: place.bearing,
      });
      vehicles.push({
        tripID,
        label: vehicleID,
        lon: line.lon + (place.east + offset * Math.cos(turn)) / line.plane.xOf(1),
        lat: line.lat + (place.north + offset * Math.sin(turn)) / line.plane.yOf(1),
        timestamp: Math.floor(options.now / 1000),
        ...(options.bearing === true ? { bearing: place.bearing } : {}),
        ...(options.names === 'sequence' ? { stopSequence: sequences[next] ?? 0 } : {}),
        ...(options.names === 'stop ID' ? { stopID: stop.gtfsStopID } : {}),
      });
    });
    const timestamp = Math.floor(options.now / 1000);
    return { bytes: encodeFeedMessage({ timestamp }, vehicles), buses };
  };
}
