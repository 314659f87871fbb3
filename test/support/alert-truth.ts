import { sameDestination } from '../../src/lib/destination.ts';
import { metersBetween } from '../../src/lib/geo/distance.ts';
import { METERS_PER_FOOT } from '../../src/lib/geo/lengths.ts';
import type { Place } from '../../src/lib/geo/distance.ts';
import { placeOnLine } from '../../src/lib/geo/line.ts';
import type { LineCoordinates } from '../../src/lib/geo/line.ts';
import { stopNameKey } from '../../src/lib/stop-name.ts';
import type { Vehicle } from '../../src/contract/vehicle.ts';
import type { Pattern } from './recorded-days.ts';
import { SAME_RIDE } from './watch-trial.ts';
import type { Poll, ApproachAnnouncement } from './watch-trial.ts';

/** A bus that drove this far on a ride had the time to come to a stop that it was said to come to. */
const STRICT_DRIVEN = 1500 * METERS_PER_FOOT;
const STRICT_REPORTS = 2;
/** Metres. A bus that passes this near to a stop comes to it. */
const PASSED = 60;

interface Report {
  readonly at: number;
  readonly vehicle: Vehicle;
}

/** By vehicleID, its reports in order. */
export type Reports = ReadonlyMap<string, readonly Report[]>;

export function reportsByVehicle(polls: readonly Poll[]): Reports {
  const reports = new Map<string, Report[]>();
  for (const { at, vehicles } of polls) {
    for (const vehicle of vehicles) {
      const known = reports.get(vehicle.vehicleID);
      if (known === undefined) reports.set(vehicle.vehicleID, [{ at, vehicle }]);
      else known.push({ at, vehicle });
    }
  }
  return reports;
}

const isNamed = ({ nextStop }: Vehicle, intersection: string) =>
  stopNameKey(nextStop) === stopNameKey(intersection);

/** What was seen of the alert's bus on the same ride, from the alert on. */
function restOfRide({ at, vehicle }: ApproachAnnouncement, reports: Reports): readonly Report[] {
  const later = (reports.get(vehicle.vehicleID) ?? []).filter(
    (report) => report.at >= at && report.at - at < SAME_RIDE,
  );
  const turned = later.findIndex(
    (report) => !sameDestination(report.vehicle.direction, vehicle.direction),
  );
  return turned === -1 ? later : later.slice(0, turned);
}

const sequences = new WeakMap<Pattern, readonly string[]>();

/** The names of a pattern's stops, by key. */
function namesOf(pattern: Pattern): readonly string[] {
  const known = sequences.get(pattern);
  if (known !== undefined) return known;
  const names = pattern.stops.map(({ intersection }) => stopNameKey(intersection));
  sequences.set(pattern, names);
  return names;
}

/**
 * How many stops a bus that names `from` next has before it comes to a stop, as published; null where no
 * pattern of its destination has both.
 */
export function stopsApart(patterns: readonly Pattern[], vehicle: Vehicle, stopID: string) {
  const from = stopNameKey(vehicle.nextStop);
  const counts = patterns
    .filter(({ destination }) => sameDestination(destination, vehicle.direction))
    .flatMap((pattern) => {
      const names = namesOf(pattern);
      return pattern.stops.flatMap((stop, to) => {
        if (stop.stopID !== stopID) return [];
        const start = names.slice(0, to + 1).lastIndexOf(from);
        return start === -1 ? [] : [to - start];
      });
    });
  return counts.length === 0 ? null : Math.min(...counts);
}

/**
 * The stops that a bus passed from one report to the next, by stopID: from its next stop then up to
 * that of now, one list for each published pattern that has both.
 */
export function stopsBetween(patterns: readonly Pattern[], from: Vehicle, to: Vehicle): string[][] {
  const [start, end] = [stopNameKey(from.nextStop), stopNameKey(to.nextStop)];
  return patterns
    .filter(({ destination }) => sameDestination(destination, from.direction))
    .flatMap((pattern) => {
      const names = namesOf(pattern);
      const first = names.indexOf(start);
      const last = names.indexOf(end, first + 1);
      return first === -1 || last === -1
        ? []
        : [pattern.stops.slice(first, last).map(({ stopID }) => stopID)];
    });
}

/** False by the lenient measure: no published pattern leads there, and the bus did not name the stop later. */
export function isLenientlyFalse(
  telling: ApproachAnnouncement,
  patterns: readonly Pattern[],
  reports: Reports,
): boolean {
  const { vehicle, stop, at } = telling;
  return (
    stopsApart(patterns, vehicle, stop.stopID) === null &&
    !restOfRide(telling, reports).some(
      (report) => report.at > at && isNamed(report.vehicle, stop.intersection),
    )
  );
}

/** A bus on a published line is this near to it, metres. */
const ON_LINE = 60;

/** Where along a line a place lies, metres; of a line that comes by twice, each time. */
function placesAlong(line: LineCoordinates, place: Place): number[] {
  const found: number[] = [];
  let start = 0;
  for (let index = 1; index < line.length; index++) {
    const piece = line.slice(index - 1, index + 1);
    const on = placeOnLine(piece, place);
    const [from, to] = piece;
    if (on !== null && on.offset <= ON_LINE) found.push(start + on.along);
    if (from !== undefined && to !== undefined) {
      start += metersBetween({ lat: from[1], lon: from[0] }, { lat: to[1], lon: to[0] });
    }
  }
  return found;
}

/** Whether a bus that keeps to a published line passes a place from one report to the next; null where it is not on it. */
function passesOnLine(line: LineCoordinates, from: Vehicle, to: Vehicle, place: Place) {
  const longest = 1.6 * metersBetween(from, to) + 500;
  const [starts, ends] = [placesAlong(line, from), placesAlong(line, to)];
  const ways = starts.flatMap((start) =>
    ends.filter((end) => end >= start && end - start <= longest).map((end) => ({ start, end })),
  );
  if (ways.length === 0) return null;
  const stops = placesAlong(line, place);
  return ways.some(({ start, end }) => stops.some((stop) => stop >= start && stop <= end));
}

/**
 * False by the strict measure (R39): the bus was seen at least twice more on that ride and drove over
 * 1,500 ft, and it neither came to the stop (named it later, or went on from before it to after it on
 * every published pattern that has both) nor passed within 60 m, in a straight line from report to
 * report or along every published line that it can have driven.
 */
export function isStrictlyFalse(
  telling: ApproachAnnouncement,
  patterns: readonly Pattern[],
  reports: Reports,
): boolean {
  const { stop } = telling;
  const seen = restOfRide(telling, reports);
  const hops = seen.flatMap(({ vehicle }, index) => {
    const before = seen[index - 1];
    return before === undefined ? [] : [{ from: before.vehicle, to: vehicle }];
  });
  const driven = hops.reduce((metres, { from, to }) => metres + metersBetween(from, to), 0);
  if (hops.length < STRICT_REPORTS || driven <= STRICT_DRIVEN) return false;
  const place = { lat: stop.latitude, lon: stop.longitude };
  return !hops.some(({ from, to }) => {
    const on = placeOnLine(
      [
        [from.lon, from.lat],
        [to.lon, to.lat],
      ],
      place,
    );
    if (on !== null && on.offset <= PASSED) return true;
    if (telling.step !== 'next' && isNamed(to, stop.intersection)) return true;
    const between = stopsBetween(patterns, from, to);
    if (between.length > 0) return between.every((stopIDs) => stopIDs.includes(stop.stopID));
    const passes = patterns
      .filter(({ destination }) => sameDestination(destination, from.direction))
      .flatMap(({ path }) => passesOnLine(path, from, to, place) ?? []);
    return passes.length > 0 && passes.every(Boolean);
  });
}
