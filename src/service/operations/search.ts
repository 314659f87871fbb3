import * as z from 'zod/mini';

import type { NamesDocument } from '../../contract/documents/names-document.ts';
import type { ParkingLot } from '../../contract/parking/parking-lot.ts';
import { MOST_SEARCHED, SearchAnswer, type SearchResult } from '../../contract/search.ts';
import { metersBetween, type Place } from '../../lib/geo/distance.ts';
import { groupBy } from '../../lib/groupBy.ts';
import { memoizeByObject, memoizeByTwoObjects } from '../../lib/memoizeByObject.ts';
import { createTextIndex, type TextIndex } from '../../lib/names/createTextIndex.ts';
import { routeLabel } from '../../lib/names/route-name.ts';
import { ownValue } from '../../lib/ownValue.ts';
import { NO_ROUTE, type RouteStop, type Source, type SourceCity } from '../Source.ts';
import { stopClock } from './clocks.ts';
import { isPartial, type OperationContext, type OperationHandler, timesOf } from './operation.ts';
import { optional, placeFrom, quoted, RefusedError, required } from './parameters.ts';
import { hasLiveTrips } from './stop-operations.ts';

/** In one answer. */
const MOST_OF_KIND = 8;
/** So many stops without a route are asked for live trips, the best first. */
const MOST_ASKED = 40;

const KINDS = ['route', 'stop', 'destination', 'lot'] as const;

interface Entry {
  readonly result: SearchResult;
  /** Everything by which it is found. */
  readonly text: string;
}

/** Entries with their index. */
interface Searchable {
  readonly entries: readonly Entry[];
  readonly index: TextIndex;
}

const searchable = (entries: readonly Entry[]): Searchable => ({
  entries,
  index: createTextIndex(entries.map(({ text }) => text)),
});

/** The names of something in other languages. */
type OtherNames = (own: string, stopID?: string) => string;

const otherNamesIn =
  (documents: readonly NamesDocument[]): OtherNames =>
  (own, stopID = '') =>
    documents
      .map(({ names, stops = {} }) => ownValue(stops, stopID) ?? ownValue(names, own))
      .filter((name) => typeof name === 'string')
      .join(' ');

const NO_CITY: Pick<SourceCity, 'routes'> = { routes: [] };

function stopEntries(stops: readonly RouteStop[], otherNames: OtherNames): Entry[] {
  return Array.from(groupBy(stops, ({ stopID }) => stopID).values()).flatMap((entries) => {
    const [stop] = entries;
    if (stop === undefined) return [];
    const { stopID, intersection, latitude, longitude, otherStops = [] } = stop;
    const others = otherStops.map((other) => `${other.intersection} ${other.stopID}`).join(' ');
    const routes = new Set(entries.map(({ routeID }) => routeID));
    routes.delete(NO_ROUTE);
    return {
      result: { kind: 'stop', stopID, intersection, latitude, longitude, routes: [...routes] },
      text: `${intersection} ${stopID} ${otherNames(intersection, stopID)} ${others}`,
    };
  });
}

function destinationEntries(stops: readonly RouteStop[], otherNames: OtherNames): Entry[] {
  const named = groupBy(stops, ({ destination = '' }) => destination);
  named.delete('');
  return Array.from(named, ([destination, entries]) => ({
    result: {
      kind: 'destination',
      destination,
      routes: [...new Set(entries.map(({ routeID }) => routeID))],
    },
    text: `${destination} ${otherNames(destination)}`,
  }));
}

const routeEntries = ({ routes }: Pick<SourceCity, 'routes'>, otherNames: OtherNames): Entry[] =>
  routes.map((route) => ({
    result: { kind: 'route', routeID: route.routeID },
    text: `${routeLabel(route)} ${route.routeID} ${route.name} ${otherNames(route.name)}`,
  }));

/** Made once for each array of stops and each list of routes. */
const cityIndex = memoizeByTwoObjects(
  (stops: readonly RouteStop[], city: Pick<SourceCity, 'routes'>) =>
    memoizeByObject((documents: readonly NamesDocument[]) => {
      const otherNames = otherNamesIn(documents);
      return searchable([
        ...routeEntries(city, otherNames),
        ...stopEntries(stops, otherNames),
        ...destinationEntries(stops, otherNames),
      ]);
    }),
);

const lotsIndex = memoizeByObject((lots: readonly ParkingLot[]) =>
  searchable(
    lots.flatMap(({ name, shortName, coordinates, address: { street } }) =>
      coordinates === null
        ? []
        : {
            result: {
              kind: 'lot',
              shortName,
              name,
              latitude: coordinates.lat,
              longitude: coordinates.lng,
            },
            text: `${name} ${shortName} ${street}`,
          },
    ),
  ),
);

/** The documents of names by source and city: the same array until the city changes. */
const documentsOf = memoizeByObject((source: Source) =>
  memoizeByObject(async (city: SourceCity): Promise<readonly NamesDocument[]> => {
    const languages = city.names?.languages ?? [];
    const reads = await Promise.all(
      languages.map(async (language) => source.names?.read(language, 0).catch(() => undefined)),
    );
    return reads.flatMap((read) => read?.value ?? []);
  }),
);

const NO_DOCUMENTS: readonly NamesDocument[] = [];

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
const ranked = ({ entries, index }: Searchable, text: string, point: Place | undefined) =>
  index
    .find(text)
    .flatMap(({ index: at, score }) => {
      const entry = entries[at];
      if (entry === undefined) return [];
      return { result: entry.result, score, at, meters: metersTo(point, entry.result) };
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
  const body = z.encode(SearchAnswer, {
    timestamp: stopClock(now, timeZone),
    results: KINDS.flatMap((kind) => ofKind(kind).slice(0, MOST_OF_KIND)),
    counts: {
      route: ofKind('route').length,
      stop: ofKind('stop').length,
      destination: ofKind('destination').length,
      lot: ofKind('lot').length,
    },
    ...(partial ? { isPartial: true } : {}),
    dropped: 0,
  });
  // Where live trips may serve more stops soon, the answer is not cached for long either.
  return { body, ...timesOf(stops), isPartial: partial || all.some(isWithoutRoute) };
};
