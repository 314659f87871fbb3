import type {
  Snapshot,
  SnapshotCity,
  SnapshotDirection,
  SnapshotName,
  SnapshotPattern,
  SnapshotRoute,
  SnapshotService,
  SnapshotStation,
  SnapshotStop,
  SnapshotStopAlias,
} from './snapshot.ts';
import type {
  SnapshotTimetable,
  StopPosition,
  StopRules,
  StopTransfer,
  TripFrequency,
} from './timetable.ts';
import type { SnapshotElevator, SnapshotLink, SnapshotPlatform, SnapshotWays } from './ways.ts';

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
const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);

/** @param checks one for each member of `T` */
function objectOf<T>(checks: { readonly [Name in keyof T]-?: Check }) {
  const all = Object.entries<Check>(checks);
  return (value: unknown): value is T => {
    if (typeof value !== 'object' || value === null) return false;
    for (const [name, check] of all) if (!check(Reflect.get(value, name))) return false;
    return true;
  };
}

const isTexts = listOf(isText);
/** Lists of numbers are most of a snapshot. */
export function isNumbers(value: unknown): value is readonly number[] {
  if (!Array.isArray(value)) return false;
  for (let index = 0; index < value.length; index++)
    if (typeof value[index] !== 'number') return false;
  return true;
}

export const isRules = (value: unknown): value is StopRules => isNumber(value) || isNumbers(value);

export const isName = (value: unknown): value is SnapshotName =>
  Array.isArray(value) && isTexts(value) && (value.length === 3 || value.length === 4);

export const isStopAlias = (value: unknown): value is SnapshotStopAlias =>
  Array.isArray(value) && isTexts(value) && value.length === 2;

export const isRoute = objectOf<SnapshotRoute>({
  routeID: isText,
  label: optional(isText),
  sortOrder: optional(isNumber),
  gtfsRouteIDs: isTexts,
  name: isText,
  color: isText,
  type: isNumber,
  agency: isText,
  agencyID: optional(isText),
  directions: listOf(
    objectOf<SnapshotDirection>({
      destination: isText,
      stops: isNumbers,
      exitOnly: optional(isNumbers),
      byReservation: optional(isNumbers),
      lines: isNumbers,
    }),
  ),
  services: isNumbers,
});

export const isStop = objectOf<SnapshotStop>({
  stopID: isText,
  gtfsStopID: isText,
  station: optional(isText),
  platform: optional(isText),
  timeZone: optional(isText),
  isAccessible: optional(isBoolean),
  intersection: isText,
  lat: isNumber,
  lon: isNumber,
});

const placeChecks = {
  name: isText,
  lat: isNumber,
  lon: isNumber,
  isAccessible: optional(isBoolean),
};
export const isStation = objectOf<SnapshotStation>({
  ...placeChecks,
  stationID: isText,
  entrances: listOf(objectOf<SnapshotStation['entrances'][number]>(placeChecks)),
});

export const isPlatform = (value: unknown): value is SnapshotPlatform =>
  Array.isArray(value) && value.length === 2 && isText(value[0]) && isNumber(value[1]);
export const isLink = (value: unknown): value is SnapshotLink =>
  isNumbers(value) && value.length === 3;
export const isElevator = objectOf<SnapshotElevator>({
  name: isText,
  station: isText,
  ids: isTexts,
});
export const isWays = objectOf<SnapshotWays>({
  entrances: isNumbers,
  platforms: listOf(isPlatform),
  links: listOf(isLink),
  elevators: listOf(isElevator),
});

export const isPattern = objectOf<SnapshotPattern>({
  route: isNumber,
  directionID: isNumber,
  directions: isRules,
  stops: isNumbers,
  sequences: isNumbers,
  line: isNumber,
  distances: isNumbers,
});

export const isService = objectOf<SnapshotService>({
  weekdays: listOf(isBoolean),
  start: isText,
  end: isText,
  added: isTexts,
  removed: isTexts,
});

export const isFrequency = objectOf<TripFrequency>({
  trip: isNumber,
  from: isNumber,
  until: isNumber,
  headway: isNumber,
  isExact: isBoolean,
});

export const isTransfer = (value: unknown): value is StopTransfer =>
  isNumbers(value) && value.length === 3;

export const isPosition = (value: unknown): value is StopPosition =>
  isNumbers(value) && value.length === 2;

/** The length of each list of a file by its name. */
interface Lengths {
  readonly lengths: Readonly<Record<string, unknown>>;
}
const isLengths: Check = (value) => typeof value === 'object' && value !== null;

/** A snapshot without its lists, and the length of each. */
export type SnapshotHeader = Pick<Snapshot, 'contentHash' | 'city' | 'importedAt'> & Lengths;
export const isHeader = objectOf<SnapshotHeader>({
  contentHash: isText,
  importedAt: optional(isNumber),
  city: objectOf<SnapshotCity>({
    name: isText,
    timeZone: isText,
    language: isText,
    country: isText,
    center: objectOf<SnapshotCity['center']>({ lat: isNumber, lon: isNumber }),
    zoom: isNumber,
    firstDate: isText,
    lastDate: isText,
  }),
  lengths: isLengths,
});

/** The same of a timetable. */
export const isTimetableHeader = objectOf<Pick<SnapshotTimetable, 'contentHash'> & Lengths>({
  contentHash: isText,
  lengths: isLengths,
});
