import type { ReportedVehicle } from '../../contract/realtime/FeedMessage.ts';
import type { Snapshot, SnapshotPattern } from '../../contract/snapshot/snapshot.ts';
import { addDays, serviceDateAt, startOfServiceDay } from '../../lib/time/service-date.ts';
import { createLineTracker } from './createLineTracker.ts';
import { type MeasuredLine, measureLine } from './MeasuredLine.ts';

/** Computes how long ago trips started. */
type ElapsedTime = (start: number, startDate: string, now: number) => number;

/**
 * Creates a function that takes a trip's first departure in seconds after the service day's start,
 * its day (`YYYYMMDD`, or '' for the day on which the departure is nearest) and the current time. It
 * returns how long ago the trip departed, in milliseconds.
 */
export function createElapsedTime(timeZone: string): ElapsedTime {
  const starts = new Map<string, number>();
  const startOf = (date: string) => {
    const cached = starts.get(date);
    if (cached !== undefined) return cached;
    // Only a few are cached, because a feed may send any date.
    if (starts.size > 20) starts.clear();
    const start = startOfServiceDay(date, timeZone);
    starts.set(date, start);
    return start;
  };
  const nearestStart = (start: number, now: number) => {
    const today = serviceDateAt(now, timeZone);
    return [-1, 0, 1]
      .map((days) => startOf(addDays(today, days)))
      .reduce((best, each) =>
        Math.abs(now - each - start) < Math.abs(now - best - start) ? each : best,
      );
  };
  return (start, startDate, now) => {
    const isDate = /^\d{8}$/.test(startDate);
    const day = isDate ? startOf(startDate) : nearestStart(start * 1000, now);
    return now - day - start * 1000;
  };
}

/** The typical speed of a bus, including its stops, in meters per second. */
const TYPICAL_SPEED = 5;
/** A vehicle up to this far past a stop, in meters, may still stand there: GPS is no better. */
const PAST_STOP = 5;

/**
 * Some feeds call a vehicle stopped at a stop from 50 m before it to 50 m after it. Farther away on its line, in meters,
 * it is under way. Much farther away, the line says less than the feed.
 */
const STANDS_WITHIN = 10;
const LINE_IS_KNOWN_WITHIN = 100;

interface TripPlace {
  /**
   * The index of the next stop in the trip's pattern. After the last stop it is the number of stops;
   * it is -1 if unknown.
   */
  readonly next: number;
  /** Meters along the pattern's line; NaN if unknown. */
  readonly along: number;
  /** Whether it stands at the stop before `next`. */
  readonly isAtStop: boolean;
}

/** Finds where vehicles are on their trips. */
export interface StopFinder {
  /**
   * Finds where a vehicle is on its trip.
   *
   * @param vehicleKey identifies the vehicle
   * @param at when the position was measured, in milliseconds since 1970
   */
  find(trip: number, vehicle: ReportedVehicle, vehicleKey: string, at: number): TripPlace;
  /** Drops the vehicles that were not seen for a quarter of an hour. */
  forget(now: number): void;
}

/** The next stop of a vehicle that is `along` meters down its line. */
function nextAlong({ distances }: SnapshotPattern, along: number, isAtStop: boolean): number {
  if (distances.length === 0) return -1;
  if (!isAtStop) {
    const next = distances.findIndex((distance) => distance + PAST_STOP > along);
    return next === -1 ? distances.length - 1 : next;
  }
  let nearest = 0;
  distances.forEach((distance, index) => {
    if (Math.abs(distance - along) < Math.abs((distances[nearest] ?? 0) - along)) nearest = index;
  });
  return nearest + 1;
}

export function createStopFinder(snapshot: Snapshot): StopFinder {
  const { lines, patterns, stops, trips } = snapshot;
  const tracker = createLineTracker();
  const elapsedTime = createElapsedTime(snapshot.city.timeZone);
  const measured = new Map<number, MeasuredLine>();

  const measuredLine = (index: number): MeasuredLine => {
    const line = measured.get(index) ?? measureLine(lines[index] ?? []);
    measured.set(index, line);
    return line;
  };

  /** Meters along the line; NaN if the trip has none or the vehicle is far from it. */
  const alongOf = (
    trip: number,
    pattern: SnapshotPattern,
    vehicle: ReportedVehicle,
    vehicleKey: string,
    at: number,
  ): number => {
    if (pattern.line === -1) return Number.NaN;
    const start = trips.starts[trip] ?? -1;
    const seconds = elapsedTime(start, vehicle.startDate, at) / 1000;
    const along = tracker.find(measuredLine(pattern.line), {
      key: `${trip} ${vehicleKey}`,
      lat: vehicle.lat,
      lon: vehicle.lon,
      bearing: vehicle.bearing,
      at,
      // The elapsed time is NaN if the feed sends a date that does not exist.
      expected: start === -1 || Number.isNaN(seconds) ? undefined : seconds * TYPICAL_SPEED,
    });
    return along ?? Number.NaN;
  };

  /**
   * The place of a vehicle that the feed says stands at a stop. At a first stop buses wait wherever there is room.
   *
   * @param index the place of the stop in the pattern
   */
  function placeAt({ distances }: SnapshotPattern, index: number, along: number): TripPlace {
    const past = along - (distances[index] ?? Number.NaN);
    const isUnderWay = Math.abs(past) > STANDS_WITHIN && Math.abs(past) <= LINE_IS_KNOWN_WITHIN;
    if (index === 0 || !isUnderWay) return { next: index + 1, along, isAtStop: true };
    return { next: past < 0 ? index : index + 1, along, isAtStop: false };
  }

  /** The place as the feed names it by a stop; null if it names none of the trip's. */
  function placeByStop(
    pattern: SnapshotPattern,
    { stopSequence, stopID, isAtStop }: ReportedVehicle,
    along: number,
  ): TripPlace | null {
    const placeOf = (index: number) =>
      isAtStop ? placeAt(pattern, index, along) : { next: index, along, isAtStop };
    if (stopSequence !== undefined) {
      const index = pattern.sequences.indexOf(stopSequence);
      if (index !== -1) return placeOf(index);
    }
    if (stopID === '') return null;
    const visits = pattern.stops.flatMap((stop, index) =>
      stops[stop]?.gtfsStopID === stopID ? [index] : [],
    );
    const [only, second] = visits;
    if (only === undefined) return null;
    if (second === undefined) return placeOf(only);
    const past = isAtStop ? 1 : 0;
    const byLine = Number.isNaN(along) ? -1 : nextAlong(pattern, along, isAtStop);
    // The first visit that the vehicle has not passed.
    const visit = visits.find((index) => index + past >= byLine) ?? visits.at(-1);
    if (byLine === -1 || visit === undefined) return { next: -1, along, isAtStop };
    return placeOf(visit);
  }

  return {
    find(trip, vehicle, vehicleKey, at) {
      const { isAtStop } = vehicle;
      const pattern = patterns[trips.patterns[trip] ?? -1];
      if (pattern === undefined) return { next: -1, along: Number.NaN, isAtStop };
      const along = alongOf(trip, pattern, vehicle, vehicleKey, at);
      const byStop = placeByStop(pattern, vehicle, along);
      if (byStop !== null) return byStop;
      const next = Number.isNaN(along) ? -1 : nextAlong(pattern, along, isAtStop);
      return { next, along, isAtStop };
    },
    forget: (now) => tracker.forget(now),
  };
}
