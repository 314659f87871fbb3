import type { Snapshot } from '../../../src/contract/snapshot/snapshot.ts';

const DATE = /^\d{8}$/;

/** Collects what is wrong with a snapshot, up to a limit. */
class Faults {
  readonly all: string[] = [];

  check(isRight: boolean, message: () => string): void {
    if (!isRight && this.all.length < 20) this.all.push(message());
  }

  index(value: number, list: readonly unknown[], what: string): void {
    this.check(Number.isInteger(value) && value >= 0 && value < list.length, () => {
      return `${what}: ${value} is not an index below ${list.length}`;
    });
  }

  unique(values: readonly string[], what: string): void {
    this.check(new Set(values).size === values.length, () => `${what}: not unique`);
  }

  place(lat: number, lon: number, what: string): void {
    const isOnEarth = Math.abs(lat) <= 90 && Math.abs(lon) <= 180;
    this.check(isOnEarth, () => `${what}: ${lat}, ${lon} is no place`);
  }
}

function checkCity({ city }: Snapshot, faults: Faults): void {
  faults.check(city.name !== '', () => 'city: no name');
  faults.place(city.center.lat, city.center.lon, 'city');
  faults.check(city.zoom >= 0 && city.zoom <= 22, () => `city: zoom ${city.zoom}`);
  faults.check(/^([A-Z]{2})?$/.test(city.country), () => `city: country ${city.country}`);
  for (const date of [city.firstDate, city.lastDate])
    faults.check(date === '' || DATE.test(date), () => `city: date ${date}`);
}

function checkRoutes({ routes, stops, lines, services }: Snapshot, faults: Faults): void {
  faults.check(routes.length > 0, () => 'no routes');
  faults.unique(
    routes.map(({ routeID }) => routeID),
    'routeID',
  );
  for (const route of routes) {
    const what = `route ${route.routeID}`;
    faults.check(route.routeID !== '', () => 'a route without routeID');
    faults.check(/^#[0-9a-f]{6}$/.test(route.color), () => `${what}: color ${route.color}`);
    faults.check(Number.isInteger(route.type) && route.type >= 0, () => `${what}: type`);
    faults.check(route.gtfsRouteIDs.length > 0, () => `${what}: no route_id`);
    faults.unique(
      route.directions.map(({ destination }) => destination),
      `${what}: destinations`,
    );
    for (const service of route.services) faults.index(service, services, `${what}: service`);
    for (const direction of route.directions) {
      for (const stop of direction.stops) faults.index(stop, stops, `${what}: stop`);
      for (const line of direction.lines) faults.index(line, lines, `${what}: line`);
      faults.unique(direction.stops.map(String), `${what} to ${direction.destination}: stops`);
    }
  }
}

function checkPlaces({ stops, lines }: Snapshot, faults: Faults): void {
  faults.unique(
    stops.map(({ stopID }) => stopID),
    'stopID',
  );
  for (const stop of stops) {
    faults.check(stop.stopID !== '', () => 'a stop without stopID');
    faults.place(stop.lat, stop.lon, `stop ${stop.stopID}`);
  }
  lines.forEach((line, index) => {
    faults.check(line.length >= 4 && line.length % 2 === 0, () => `line ${index}: too short`);
    for (let at = 0; at + 1 < line.length; at += 2)
      faults.place(line[at + 1] ?? Number.NaN, line[at] ?? Number.NaN, `line ${index}`);
  });
}

const isAscending = (values: readonly number[], isStrict: boolean) =>
  values.every((value, index) => {
    const before = values[index - 1] ?? -Infinity;
    return Number.isFinite(value) && (isStrict ? value > before : value >= before);
  });

function checkPatterns({ patterns, routes, stops, lines }: Snapshot, faults: Faults): void {
  patterns.forEach((pattern, index) => {
    const what = `pattern ${index}`;
    faults.index(pattern.route, routes, `${what}: route`);
    faults.check([-1, 0, 1].includes(pattern.directionID), () => `${what}: direction_id`);
    faults.check(pattern.stops.length >= 2, () => `${what}: under two stops`);
    for (const stop of pattern.stops) faults.index(stop, stops, `${what}: stop`);
    const directions = routes[pattern.route]?.directions ?? [];
    const ofStops =
      typeof pattern.directions === 'number' ? [pattern.directions] : pattern.directions;
    for (const direction of ofStops) faults.index(direction, directions, `${what}: direction`);
    const lengths = [pattern.sequences.length];
    if (typeof pattern.directions !== 'number') lengths.push(pattern.directions.length);
    if (pattern.line === -1)
      faults.check(pattern.distances.length === 0, () => `${what}: distances without a line`);
    else {
      faults.index(pattern.line, lines, `${what}: line`);
      lengths.push(pattern.distances.length);
    }
    faults.check(
      lengths.every((length) => length === pattern.stops.length),
      () => `${what}: lists of different lengths`,
    );
    faults.check(isAscending(pattern.sequences, true), () => `${what}: sequences`);
    faults.check(isAscending(pattern.distances, false), () => `${what}: distances`);
  });
}

function checkTrips({ trips, patterns, services }: Snapshot, faults: Faults): void {
  faults.unique(trips.ids, 'trip_id');
  for (const [name, list] of Object.entries(trips))
    faults.check(list.length === trips.ids.length, () => `trips: ${name} of another length`);
  for (const pattern of trips.patterns) faults.index(pattern, patterns, 'trip: pattern');
  for (const service of trips.services) faults.index(service, services, 'trip: service');
  for (const start of trips.starts)
    faults.check(Number.isInteger(start) && start >= -1, () => `trip: start ${start}`);
  for (const value of [...trips.wheelchairs, ...trips.bikes])
    faults.check([0, 1, 2].includes(value), () => `trip: ${value} is not 0, 1 or 2`);
}

function checkServices({ services }: Snapshot, faults: Faults): void {
  for (const { weekdays, start, end, added, removed } of services) {
    faults.check(weekdays.length === 7, () => 'service: weekdays');
    for (const date of [start, end])
      faults.check(date === '' || DATE.test(date), () => `service: ${date} is no date`);
    for (const date of [...added, ...removed])
      faults.check(DATE.test(date), () => `service: ${date} is no date`);
  }
}

/**
 * Checks all that readers of a snapshot rely on: indexes in range, no NaN, unique names, distances
 * that do not decrease.
 *
 * @returns one line for each fault, at most 20
 */
export function snapshotFaults(snapshot: Snapshot): string[] {
  const faults = new Faults();
  checkCity(snapshot, faults);
  checkRoutes(snapshot, faults);
  checkPlaces(snapshot, faults);
  checkPatterns(snapshot, faults);
  checkTrips(snapshot, faults);
  checkServices(snapshot, faults);
  return faults.all;
}
