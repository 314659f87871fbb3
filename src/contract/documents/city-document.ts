import * as z from 'zod/mini';

import {
  isName,
  isNumber,
  isNumbers,
  isStation,
  isText,
  isWays,
} from '../snapshot/snapshot-checks.ts';
import type { SnapshotCity, SnapshotName, SnapshotStation } from '../snapshot/snapshot.ts';
import type { StopRules } from '../snapshot/timetable.ts';
import type { SnapshotWays } from '../snapshot/ways.ts';

/** Raised when the columns change: a page doesn't read documents of another format. */
export const CITY_FORMAT = 1;

/*
 * Lists that refer to each other by index, as in a snapshot. Numbers that grow are differences, and a column of trips
 * with few different values is pairs of a value and how often it comes: both take little once they are compressed.
 */

const texts = z.custom<readonly string[]>((value) => Array.isArray(value) && value.every(isText));
const numbers = z.custom<readonly number[]>(isNumbers);
const lists = z.custom<readonly (readonly number[])[]>(
  (value) => Array.isArray(value) && value.every(isNumbers),
);
const rules = z.custom<readonly StopRules[]>(
  (value) => Array.isArray(value) && value.every((one) => isNumber(one) || isNumbers(one)),
);
const names = z.custom<readonly SnapshotName[]>(
  (value) => Array.isArray(value) && value.every(isName),
);
const stations = z.custom<readonly SnapshotStation[]>(
  (value) => Array.isArray(value) && value.every(isStation),
);
/** Texts of few elements, by index. */
const someTexts = z.array(z.tuple([z.number(), z.string()]));

const City = z.object({
  name: z.string(),
  timeZone: z.string(),
  language: z.string(),
  country: z.string(),
  center: z.object({ lat: z.number(), lon: z.number() }),
  zoom: z.number(),
  firstDate: z.string(),
  lastDate: z.string(),
}) satisfies z.ZodMiniType<SnapshotCity>;

/** The stops in the order in which routes visit them. Places are differences in millionths of a degree. */
const Stops = z.object({
  ids: texts,
  names: texts,
  lats: numbers,
  lons: numbers,
  /** What places have beyond that, in ten-thousandths of it; missing if nothing. Walks are worked out to the second. */
  fineLats: z.optional(numbers),
  fineLons: z.optional(numbers),
  /** As pairs: 1 where wheelchairs get on and off, 2 where they don't, 0 where the feed does not say; missing if nowhere. */
  accessible: z.optional(numbers),
  stations: someTexts,
  platforms: z.optional(someTexts),
  zones: someTexts,
});

const Direction = z.object({
  destination: z.string(),
  /** Differences of indexes. */
  stops: numbers,
  exitOnly: z.optional(numbers),
  byReservation: z.optional(numbers),
});

const Route = z.object({
  routeID: z.string(),
  label: z.optional(z.string()),
  sortOrder: z.optional(z.number()),
  name: z.string(),
  color: z.string(),
  type: z.number(),
  agency: z.string(),
  directions: z.array(Direction),
});

/** The stops, routes and destinations of one feed. */
export type FeedColumns = z.output<typeof FeedColumns>;
const FeedColumns = z.object({
  /** Empty for the only feed of a city. */
  name: z.string(),
  city: City,
  stops: Stops,
  routes: z.array(Route),
  translations: z.optional(names),
  /** As in a snapshot. */
  stations: z.optional(stations),
  ways: z.optional(z.custom<SnapshotWays>(isWays)),
  /** As in `SnapshotTimetable`. */
  transfers: z.optional(lists),
});

/** The whole city. It changes with its feeds, and then has another version. */
export type CityDocument = z.output<typeof CityDocument>;
export const CityDocument = z.object({
  format: z.literal(CITY_FORMAT),
  version: z.string(),
  feeds: z.array(FeedColumns),
});

/** The runs of one feed on one service day. */
export type DayColumns = z.output<typeof DayColumns>;
const DayColumns = z.object({
  name: z.string(),
  /** Of each pattern: its route, its directions (one number if all are the same), stops as differences, and `stopRule`s. */
  routes: numbers,
  directions: rules,
  stops: lists,
  rules,
  /** As in `SnapshotTimetable`. */
  profiles: lists,
  /** How many trips each pattern has; the columns below have theirs one after the other. */
  counts: numbers,
  /** Differences in seconds, from 0 for the first trip of each pattern. */
  starts: numbers,
  tripProfiles: numbers,
  /** Trips of one block share a number; -1 without one. */
  blocks: numbers,
  ids: texts,
  wheelchairs: numbers,
  bikes: numbers,
  /** Trips that are repeated: the trip, from, until and headway in seconds, and 1 if departures are exactly these. */
  frequencies: lists,
});

/** The runs of one service day of a city. */
export type DayDocument = z.output<typeof DayDocument>;
export const DayDocument = z.object({
  format: z.literal(CITY_FORMAT),
  /** That of the city that it belongs to. */
  version: z.string(),
  /** `YYYYMMDD` */
  date: z.string(),
  feeds: z.array(DayColumns),
});
