import * as z from 'zod/mini';

import { isNumbers, isText } from '../snapshot/snapshot-checks.ts';

/** Raised when the columns change: a page doesn't read a document of another format. */
export const CITY_MAP_FORMAT = 1;

/** Places on a map are hundred-thousandths of a degree, about a meter, as differences. */
export const MAP_DEGREE = 1e5;

const texts = z.custom<readonly string[]>((value) => Array.isArray(value) && value.every(isText));
const numbers = z.custom<readonly number[]>(isNumbers);

/** What a map of the whole city shows of one feed. */
const FeedMap = z.object({
  /** Empty for the only feed of a city. */
  name: z.string(),
  /** The ways of all vehicles, each once for a color. */
  lines: z.array(z.object({ color: z.string(), lats: numbers, lons: numbers })),
  stops: z.object({ ids: texts, lats: numbers, lons: numbers }),
});

/** The lines of the whole city, simplified, and the places of its stops. */
export type CityMap = z.output<typeof CityMap>;
export const CityMap = z.object({
  format: z.literal(CITY_MAP_FORMAT),
  /** That of the city that it belongs to. */
  version: z.string(),
  feeds: z.array(FeedMap),
});
