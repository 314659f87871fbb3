import * as z from 'zod/mini';

import { DOCUMENTS } from '../contract/documents/documents.ts';
import { placeInPath, RoutesNear } from '../contract/documents/routes-near.ts';
import { formatInstant } from '../lib/time/zoned-time.ts';
import {
  partialCacheControl,
  STATIC_CACHE_CONTROL,
  VERSION_CACHE_CONTROL,
} from './cache-control.ts';
import { NOTICES_DOCUMENTS } from './notices/notices-documents.ts';
import { isPartial } from './operations/operation.ts';
import { stopIndex } from './operations/stops/stop-index.ts';
import { cityDocumentOf, dayDocumentOf } from './pocket/city-documents.ts';
import { cityMapOf } from './pocket/city-map.ts';
import { errorResponse, JSON_TYPE, withEtag } from './responses.ts';
import type { CityFeed, Source, Timed } from './Source.ts';

/** Feet. A short walk. */
const REACH_FEET = 1800;

/** A page shows four, and its settings may leave some out. */
const MAX_ROUTES = 12;

/**
 * Reads a document of the source; null or undefined if there is none.
 *
 * @param parts what stands for the braces of its path, decoded
 */
type ReadDocument = (
  source: Source,
  parts: readonly string[],
  now: number,
  path: string,
) => Promise<Timed<object | string | null> | null> | undefined;

/** Whether a text of eight digits is a day of the calendar. */
function isDay(date: string): boolean {
  if (!/^\d{8}$/.test(date)) return false;
  const iso = `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}`;
  const time = Date.parse(`${iso}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso);
}

/** The departures of a stop on a service day. The stop's ID is matched as it is, without padding. */
const readTimetable: ReadDocument = async (source, [stopID = '', date = ''], now) => {
  const read = isDay(date) && (await source.times?.timetable?.read({ stopID, date }, now));
  if (!read || read.value === null) return null;
  const { departures, ...timetable } = read.value;
  const at = (instant: number) => formatInstant(instant, timetable.timeZone);
  const value = {
    ...timetable,
    departures: departures.map(({ until, ...departure }) => ({
      ...departure,
      at: at(departure.at),
      ...(until === undefined ? {} : { until: at(until) }),
    })),
    ...((read.gap ?? null) === null ? {} : { isPartial: true }),
  };
  return { ...read, value };
};

/**
 * The routes that stop near a place, for the page of a large city.
 *
 * @throws the source's fault if nothing is found because stops are missing
 */
const readRoutesNear: ReadDocument = async (source, _parts, now, path) => {
  const place = placeInPath(path);
  if (place === null) return null;
  const stops = await source.stops.read(null, now);
  const near = stopIndex(stops.value).routesNear(place, REACH_FEET);
  const gap = isPartial(stops, near.length > 0) ? { fault: null } : null;
  const value = z.encode(RoutesNear, { routeIDs: near.slice(0, MAX_ROUTES) });
  return { value, reportedAt: stops.reportedAt, gap };
};

/** The city and its days, in the version that the city has now; none in another one. */
const readCity =
  (documentOf: (feeds: readonly CityFeed[] | null, date: string) => object | null): ReadDocument =>
  async (source, [version = '', date = ''], now) => {
    const feeds = source.cityFeeds?.() ?? null;
    if (cityDocumentOf(feeds)?.version !== version || (date !== '' && !isDay(date))) return null;
    return { value: documentOf(feeds, date), reportedAt: source.stops.latestAt?.(now) ?? null };
  };

interface DocumentKind {
  readonly path: RegExp;
  readonly read: ReadDocument;
  /** Why there is none, in a sentence. */
  readonly missing: string;
  /** Left out for documents that may change. */
  readonly cacheControl?: string;
  /** Left out for JSON. */
  readonly type?: string;
}

/** What the paths of an operation look like, with its parts in groups. */
const patternOf = ({ path }: { readonly path: string }): RegExp => {
  const escaped = path.replaceAll('.', String.raw`\.`);
  const parts = escaped.replaceAll(/\{\w+\},/g, '([^/,]+),').replaceAll(/\{\w+\}/g, '([^/]+)');
  return new RegExp(`^${parts}$`);
};

const KINDS: readonly DocumentKind[] = [
  ...NOTICES_DOCUMENTS.map(([operation, read]) => ({
    path: patternOf(operation),
    read,
    missing: 'There are no notices of such a route or stop',
    cacheControl: partialCacheControl(),
    type: `${operation.type}; charset=utf-8`,
  })),
  {
    path: patternOf(DOCUMENTS.routesNear),
    read: readRoutesNear,
    missing: 'There are no routes at this path',
  },
  {
    path: patternOf(DOCUMENTS.routeDocument),
    // The route's ID is matched as it is, without padding.
    read: (source, [routeID = ''], now) => source.routeDocument?.read(routeID, now),
    missing: 'There is no document for this route',
  },
  {
    path: patternOf(DOCUMENTS.timetable),
    read: readTimetable,
    missing: 'There is no timetable of this stop and day',
  },
  {
    path: patternOf(DOCUMENTS.cityMap),
    read: readCity(cityMapOf),
    missing: 'The city has no map of this version',
    cacheControl: VERSION_CACHE_CONTROL,
  },
  {
    path: patternOf(DOCUMENTS.cityDay),
    read: readCity(dayDocumentOf),
    missing: 'There is no such day of the city in this version',
    cacheControl: VERSION_CACHE_CONTROL,
  },
  {
    path: patternOf(DOCUMENTS.city),
    read: readCity((feeds) => cityDocumentOf(feeds)?.document ?? null),
    missing: 'The city has no document of this version',
    cacheControl: VERSION_CACHE_CONTROL,
  },
  {
    path: patternOf(DOCUMENTS.names),
    read: (source, [language = ''], now) => source.names?.read(language, now),
    missing: 'There are no names in this language',
  },
];

function decoded(parts: readonly string[]): readonly string[] | null {
  try {
    return parts.map(decodeURIComponent);
  } catch {
    return null;
  }
}

/**
 * Finds how a path is answered that names a document.
 *
 * @returns null for any other path; else a function, which rejects while the source can't read it
 */
export function documentAt(
  path: string,
): ((request: Request, source: Source | null, now: number) => Promise<Response>) | null {
  const kind = KINDS.find((each) => each.path.test(path));
  const [, ...encoded] = kind?.path.exec(path) ?? [];
  const parts = decoded(encoded);
  if (kind === undefined || parts === null) return null;
  return async (request, source, now) => {
    const found = source === null ? null : await kind.read(source, parts, now, path);
    if (!found || found.value === null) return errorResponse(kind.missing, 404);
    return withEtag(request, {
      body: typeof found.value === 'string' ? found.value : JSON.stringify(found.value),
      type: kind.type ?? JSON_TYPE,
      cacheControl:
        kind.cacheControl ??
        ((found.gap ?? null) === null ? STATIC_CACHE_CONTROL : partialCacheControl()),
      modifiedAt: found.reportedAt,
    });
  };
}
