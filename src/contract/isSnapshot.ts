import { SNAPSHOT_FORMAT } from './snapshot.ts';
import type { Snapshot } from './snapshot.ts';

/** Checks by hand: zod takes seconds for a million trips. */
type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string';
const isNumber: Check = (value) => typeof value === 'number';
const isBoolean: Check = (value) => typeof value === 'boolean';
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const either =
  (one: Check, other: Check): Check =>
  (value) =>
    one(value) || other(value);

const objectOf = (checks: Readonly<Record<string, Check>>): Check => {
  const all = Object.entries(checks);
  return (value) => {
    if (typeof value !== 'object' || value === null) return false;
    for (const [name, check] of all) if (!check(Reflect.get(value, name))) return false;
    return true;
  };
};

const texts = listOf(isText);

/** Lists of numbers are most of a snapshot. */
const numbers: Check = (value) => {
  if (!Array.isArray(value)) return false;
  for (let index = 0; index < value.length; index++)
    if (typeof value[index] !== 'number') return false;
  return true;
};

const city = objectOf({
  name: isText,
  timeZone: isText,
  language: isText,
  country: isText,
  center: objectOf({ lat: isNumber, lon: isNumber }),
  zoom: isNumber,
  firstDate: isText,
  lastDate: isText,
});

const direction = objectOf({ destination: isText, stops: numbers, lines: numbers });

const route = objectOf({
  routeID: isText,
  gtfsRouteIDs: texts,
  name: isText,
  color: isText,
  type: isNumber,
  agency: isText,
  directions: listOf(direction),
  services: numbers,
});

const stop = objectOf({
  stopID: isText,
  gtfsStopID: isText,
  intersection: isText,
  lat: isNumber,
  lon: isNumber,
});

const pattern = objectOf({
  route: isNumber,
  directionID: isNumber,
  directions: either(isNumber, numbers),
  stops: numbers,
  sequences: numbers,
  line: isNumber,
  distances: numbers,
});

const service = objectOf({
  weekdays: listOf(isBoolean),
  start: isText,
  end: isText,
  added: texts,
  removed: texts,
});

const trips = objectOf({
  ids: texts,
  patterns: numbers,
  services: numbers,
  starts: numbers,
  wheelchairs: numbers,
  bikes: numbers,
});

const snapshot = objectOf({
  format: (value) => value === SNAPSHOT_FORMAT,
  contentHash: isText,
  city,
  routes: listOf(route),
  stops: listOf(stop),
  lines: listOf(numbers),
  patterns: listOf(pattern),
  services: listOf(service),
  trips,
});

/** Whether a value read from a file has the shape of a snapshot. Indexes are not checked. */
export function isSnapshot(value: unknown): value is Snapshot {
  return snapshot(value);
}
