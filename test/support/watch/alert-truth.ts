import type { Vehicle } from '../../../src/contract/vehicle.ts';
import { metersBetween } from '../../../src/lib/geo/distance.ts';
import type { Place } from '../../../src/lib/geo/distance.ts';
import { METERS_PER_FOOT } from '../../../src/lib/geo/lengths.ts';
import { placeOnLine } from '../../../src/lib/geo/shapes/line.ts';
import type { LineCoordinates } from '../../../src/lib/geo/shapes/line.ts';
import { sameDestination } from '../../../src/lib/names/destination.ts';
import { stopNameKey } from '../../../src/lib/names/stop-name.ts';
import type { Pattern } from './recorded-days.ts';
import { SAME_RIDE } from './watch-trial.ts';
import type { Poll, ApproachAnnouncement } from './watch-trial.ts';

/** Meters and reports after which a bus must have arrived if the alert was true. */
const STRICT_DRIVEN = 1500 * METERS_PER_FOOT;
const STRICT_REPORTS = 2;
/** Meters. A bus that passes within this distance of a stop arrives there. */
const PASSED = 60;

interface Report {
  readonly at: number;
  readonly vehicle: Vehicle;
}

/** The reports of each vehicle in order of time, by vehicleID. */
export type Reports = ReadonlyMap<string, readonly Report[]>;

/** Groups the reports of all polls by vehicle. */
export function reportsByVehicle(polls: readonly Poll[]): Reports {
  const reports = new Map<string, Report[]>();
  for (const { at, vehicles } of polls) {
    for (const vehicle of vehicles) {
      const existing = reports.get(vehicle.vehicleID);
      if (existing === undefined) reports.set(vehicle.vehicleID, [{ at, vehicle }]);
      else existing.push({ at, vehicle });
    }
  }
  return reports;
}

const isNamed = ({ nextStop }: Vehicle, intersection: string) =>
  stopNameKey(nextStop) === stopNameKey(intersection);

/** The reports of the alert's bus from the alert to the end of the ride. */
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

/** The name keys of a pattern's stops. */
function namesOf(pattern: Pattern): readonly string[] {
  const cached = sequences.get(pattern);
  if (cached !== undefined) return cached;
  const names = pattern.stops.map(({ intersection }) => stopNameKey(intersection));
  sequences.set(pattern, names);
  return names;
}

/**
 * The number of stops from a bus's next stop to another stop in the published patterns. Null if no pattern
 * to the bus's destination has both stops in this order.
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
 * The stopIDs that a bus passed between two reports: from the next stop of the first report up to that of
 * the second, as one list for each published pattern that has both.
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

/**
 * Whether an alert is false by the lenient measure: no published pattern leads to the stop, and the bus did
 * not name the stop later.
 */
export function isLenientlyFalse(
  alert: ApproachAnnouncement,
  patterns: readonly Pattern[],
  reports: Reports,
): boolean {
  const { vehicle, stop, at } = alert;
  return (
    stopsApart(patterns, vehicle, stop.stopID) === null &&
    !restOfRide(alert, reports).some(
      (report) => report.at > at && isNamed(report.vehicle, stop.intersection),
    )
  );
}

/** Meters. A bus within this distance of a published line is on it. */
const ON_LINE = 60;

/** Meters along a line at which it passes a place; one element for each pass. */
function placesAlong(line: LineCoordinates, place: Place): number[] {
  const found: number[] = [];
  let start = 0;
  for (let index = 1; index < line.length; index++) {
    const segment = line.slice(index - 1, index + 1);
    const on = placeOnLine(segment, place);
    const [from, to] = segment;
    if (on !== null && on.offset <= ON_LINE) found.push(start + on.along);
    if (from !== undefined && to !== undefined) {
      start += metersBetween({ lat: from[1], lon: from[0] }, { lat: to[1], lon: to[0] });
    }
  }
  return found;
}

/** Whether a bus on a published line passes a place between two reports; null if it is not on the line. */
function passesOnLine(line: LineCoordinates, from: Vehicle, to: Vehicle, place: Place) {
  const longest = 1.6 * metersBetween(from, to) + 500;
  const [starts, ends] = [placesAlong(line, from), placesAlong(line, to)];
  const stretches = starts.flatMap((start) =>
    ends.filter((end) => end >= start && end - start <= longest).map((end) => ({ start, end })),
  );
  if (stretches.length === 0) return null;
  const stops = placesAlong(line, place);
  return stretches.some(({ start, end }) => stops.some((stop) => stop >= start && stop <= end));
}

/**
 * Whether an alert is false by the strict measure (R39). Applies to buses with at least two more reports
 * on the ride that drove over 1,500 ft. The alert is true if one of these holds: the bus named the stop
 * later; its next stops went from before the stop to after it on every published pattern that has both; or
 * it passed within 60 m of the stop, in a straight line between two reports or along every published line
 * that it may have driven.
 */
export function isStrictlyFalse(
  alert: ApproachAnnouncement,
  patterns: readonly Pattern[],
  reports: Reports,
): boolean {
  const { stop } = alert;
  const seen = restOfRide(alert, reports);
  const hops = seen.flatMap(({ vehicle }, index) => {
    const before = seen[index - 1];
    return before === undefined ? [] : [{ from: before.vehicle, to: vehicle }];
  });
  const driven = hops.reduce((meters, { from, to }) => meters + metersBetween(from, to), 0);
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
    if (alert.step !== 'next' && isNamed(to, stop.intersection)) return true;
    const between = stopsBetween(patterns, from, to);
    if (between.length > 0) return between.every((stopIDs) => stopIDs.includes(stop.stopID));
    const passes = patterns
      .filter(({ destination }) => sameDestination(destination, from.direction))
      .flatMap(({ path }) => passesOnLine(path, from, to, place) ?? []);
    return passes.length > 0 && passes.every(Boolean);
  });
}
