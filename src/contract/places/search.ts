import * as z from 'zod/mini';

import { decodeList, identifier, latitude, longitude, numeric, text } from '../wire/scalars.ts';

/** Characters of a search; more are refused. */
export const MOST_SEARCHED = 100;

/** What a search finds. `routes` are routeIDs. */
export const SearchResult = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('route'), routeID: identifier }),
  z.object({
    kind: z.literal('stop'),
    stopID: identifier,
    intersection: text,
    latitude,
    longitude,
    routes: z.array(identifier),
    /** Where most of its routes go. Absent where that isn't known, or riders only get off. */
    destinations: z.optional(z.array(text)),
  }),
  z.object({ kind: z.literal('destination'), destination: text, routes: z.array(identifier) }),
  z.object({ kind: z.literal('lot'), shortName: identifier, name: text, latitude, longitude }),
]);
export type SearchResult = z.output<typeof SearchResult>;

/** How many there are of each kind, including those that are not in the answer. */
const counts = z.object({ route: numeric, stop: numeric, destination: numeric, lot: numeric });
export type SearchCounts = z.output<typeof counts>;

/** The answer of search: the best results of each kind, the best first. */
export type SearchAnswer = z.output<typeof SearchAnswer>;
export const SearchAnswer = z.pipe(
  z.looseObject({
    timestamp: z.optional(text),
    results: z.array(z.unknown()),
    counts,
    /** Whether something was not searched, because it can't be read. */
    isPartial: z.optional(z.boolean()),
  }),
  z.transform(({ timestamp, results, counts: ofKinds, isPartial }) => {
    const { elements, dropped } = decodeList(SearchResult, results);
    return { timestamp, results: elements, counts: ofKinds, isPartial, dropped };
  }),
);
