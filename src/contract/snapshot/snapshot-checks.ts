import type {
  Snapshot,
  SnapshotLine,
  SnapshotName,
  SnapshotPattern,
  SnapshotRoute,
  SnapshotService,
  SnapshotStop,
} from './snapshot.ts';
import type { SnapshotTimetable, StopRules, TimeProfile, TripFrequency } from './timetable.ts';

/**
 * Whether a value from a snapshot's file has a shape, not whether its indexes exist. Checks by hand: zod
 * takes seconds for a million trips.
 */
type Check = (value: unknown) => boolean;

export const isText = (value: unknown): value is string => typeof value === 'string';
export const isNumber = (value: unknown): value is number => typeof value === 'number';
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

const isMissing: Check = (value) => value === undefined;

const direction = objectOf({
  destination: isText,
  stops: numbers,
  exitOnly: either(isMissing, numbers),
  byReservation: either(isMissing, numbers),
  lines: numbers,
});

const isOptionalText = either(isMissing, isText);
const isOptionalNumber = either(isMissing, isNumber);

const route = objectOf({
  routeID: isText,
  label: isOptionalText,
  sortOrder: isOptionalNumber,
  gtfsRouteIDs: texts,
  name: isText,
  color: isText,
  type: isNumber,
  agency: isText,
  agencyID: isOptionalText,
  directions: listOf(direction),
  services: numbers,
});

const stop = objectOf({
  stopID: isText,
  gtfsStopID: isText,
  station: isOptionalText,
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

/** A snapshot without its lists, and the length of each list by its name in the file. */
export interface SnapshotHeader extends Pick<Snapshot, 'contentHash' | 'city' | 'importedAt'> {
  readonly lengths: Readonly<Record<string, unknown>>;
}

const isLengths: Check = (value) => typeof value === 'object' && value !== null;

const header = objectOf({
  contentHash: isText,
  importedAt: isOptionalNumber,
  city,
  lengths: isLengths,
});

const timetableHeader = objectOf({ contentHash: isText, lengths: isLengths });

const frequency = objectOf({
  trip: isNumber,
  from: isNumber,
  until: isNumber,
  headway: isNumber,
  isExact: isBoolean,
});
const rules = either(isNumber, numbers);

/** A timetable without its lists, and the length of each list by its name in the file. */
export interface TimetableHeader extends Pick<SnapshotTimetable, 'contentHash'> {
  readonly lengths: Readonly<Record<string, unknown>>;
}

export const isTimetableHeader = (value: unknown): value is TimetableHeader =>
  timetableHeader(value);
export const isProfile = (value: unknown): value is TimeProfile => numbers(value);
export const isRules = (value: unknown): value is StopRules => rules(value);
export const isFrequency = (value: unknown): value is TripFrequency => frequency(value);

export const isHeader = (value: unknown): value is SnapshotHeader => header(value);
export const isName = (value: unknown): value is SnapshotName =>
  Array.isArray(value) && texts(value) && (value.length === 3 || value.length === 4);
export const isRoute = (value: unknown): value is SnapshotRoute => route(value);
export const isStop = (value: unknown): value is SnapshotStop => stop(value);
export const isLine = (value: unknown): value is SnapshotLine => numbers(value);
export const isPattern = (value: unknown): value is SnapshotPattern => pattern(value);
export const isService = (value: unknown): value is SnapshotService => service(value);
