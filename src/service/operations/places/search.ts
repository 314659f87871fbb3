import * as z from 'zod/mini';

import { MOST_SEARCHED, SearchResult } from '../../../contract/places/search.ts';
import { numericText } from '../../../contract/wire/scalars.ts';
import { metersBetween, type Place } from '../../../lib/geo/distance.ts';
import { stopClock } from '../clocks.ts';
import { isPartial, type OperationContext, type OperationHandler, timesOf } from '../operation.ts';
import { optional, placeFrom, quoted, RefusedError, required } from '../parameters.ts';
import { hasLiveTrips } from '../stops/stop-operations.ts';
import {
  cityIndex,
  documentsOf,
  lotsIndex,
  NO_CITY,
  NO_DOCUMENTS,
  type Searchable,
} from './search-indexes.ts';

/** In one answer. */
const MOST_OF_KIND = 20;
/** So many stops without a route are asked for live trips, the best first. */
const MOST_ASKED = 40;

const KINDS = ['route', 'stop', 'destination', 'lot'] as const;

/** The point of a search; undefined if it has none. */
const pointFrom = (query: URLSearchParams): Place | undefined =>
  optional(query, 'lat') === undefined && optional(query, 'lon') === undefined
    ? undefined
    : placeFrom(query);

const metersTo = (point: Place | undefined, result: SearchResult): number =>
  point === undefined || !('latitude' in result)
    ? 0
    : metersBetween(point, { lat: result.latitude, lon: result.longitude });

/** What matches, best first; of equal ones the nearest to the point. */
const ranked = ({ results, index }: Searchable, text: string, point: Place | undefined) =>
  index
    .find(text)
    .flatMap(({ index: at, score }) => {
      const result = results[at];
      if (result === undefined) return [];
      return { result, score, at, meters: metersTo(point, result) };
    })
    .toSorted((a, b) => a.score - b.score || a.meters - b.meters || a.at - b.at)
    .map(({ result }) => result);

async function readIndexes({ source, now }: OperationContext) {
  const stops = await source.stops.read(null, now);
  const { city } = source;
  const documents = city === undefined ? NO_DOCUMENTS : await documentsOf(source)(city);
  const lots = await source.lots?.read(null, now).catch(() => null);
  const ofCity = cityIndex(stops.value, city ?? NO_CITY)(documents);
  const indexes = lots ? [ofCity, lotsIndex(lots.value)] : [ofCity];
  return { stops, indexes, hasFailed: lots === null };
}

const isWithoutRoute = (result: SearchResult) =>
  result.kind === 'stop' && result.routes.length === 0;

/** A stop that only live trips serve is found while it has some. */
async function withoutClosed(
  found: readonly SearchResult[],
  { source, now }: OperationContext,
): Promise<readonly SearchResult[]> {
  const closed = new Set<SearchResult>(found.filter(isWithoutRoute));
  await Promise.all(
    [...closed].slice(0, MOST_ASKED).map(async (result) => {
      if (result.kind !== 'stop') return;
      const isOpen = await hasLiveTrips(result.stopID, source, now).catch(() => false);
      if (isOpen) closed.delete(result);
    }),
  );
  return closed.size === 0 ? found : found.filter((result) => !closed.has(result));
}

/** search: stops, routes, destinations and lots by their names or numbers. */
export const search: OperationHandler = async (context) => {
  const { query, now, timeZone } = context;
  const text = required(query, 'text', 'what to search for');
  if (text.length > MOST_SEARCHED)
    throw new RefusedError(
      `text ${quoted(text)} is too long: it must have at most ${MOST_SEARCHED} characters`,
    );
  const point = pointFrom(query);
  const { stops, indexes, hasFailed } = await readIndexes(context);
  const all = indexes.flatMap((one) => ranked(one, text, point));
  const found = await withoutClosed(all, context);
  const ofKind = (kind: SearchResult['kind']) => found.filter((one) => one.kind === kind);
  const partial = isPartial(stops, found.length > 0) || hasFailed;
  const listed = KINDS.flatMap((kind) => ofKind(kind).slice(0, MOST_OF_KIND));
  const body = {
    status: '0',
    timestamp: stopClock(now, timeZone),
    results: listed.map((result) => z.encode(SearchResult, result)),
    counts: Object.fromEntries(KINDS.map((kind) => [kind, numericText(ofKind(kind).length)])),
    ...(partial ? { isPartial: true } : {}),
  };
  // Where live trips may serve more stops soon, the answer is not cached for long either.
  return { body, ...timesOf(stops), isShortLived: partial || all.some(isWithoutRoute) };
};
