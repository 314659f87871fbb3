import type { ServiceDate } from '../lib/time/service-date.ts';
import { formatInstant } from '../lib/time/zoned-time.ts';
import { partialCacheControl, STATIC_CACHE_CONTROL } from './cache-control.ts';
import { errorResponse, JSON_TYPE, withEtag } from './responses.ts';
import type { Source } from './Source.ts';

/** Where this service has the timetables of its stops (T3): the value of `timetables`. */
export const TIMETABLES = '/timetables/{stopID}/{date}.json';

const PATH = /^\/timetables\/([^/]+)\/(\d{8})\.json$/;

/** What the path of a timetable names; null for another path. */
export function timetableOf(path: string): { stopID: string; date: ServiceDate } | null {
  const [, encoded, date] = PATH.exec(path) ?? [];
  if (encoded === undefined || date === undefined) return null;
  try {
    return { stopID: decodeURIComponent(encoded), date };
  } catch {
    return null;
  }
}

/** Whether a date of eight digits is a day of the calendar. */
function exists(date: ServiceDate): boolean {
  const iso = `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}`;
  const time = Date.parse(`${iso}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso);
}

/** Answers with the departures of a stop on a service day (T3). The stop's ID is matched as it is, without padding. */
export async function timetableResponse(
  request: Request,
  source: Source | null,
  query: { readonly stopID: string; readonly date: ServiceDate },
  now: number,
): Promise<Response> {
  const read = exists(query.date) ? await source?.times?.timetable?.read(query, now) : undefined;
  if (read === undefined || read.value === null)
    return errorResponse('There is no timetable of this stop and day', 404);
  const { departures, ...timetable } = read.value;
  const isPartial = (read.gap ?? null) !== null;
  const at = (instant: number) => formatInstant(instant, timetable.timeZone);
  const body = {
    ...timetable,
    departures: departures.map(({ until, ...departure }) => ({
      ...departure,
      at: at(departure.at),
      ...(until === undefined ? {} : { until: at(until) }),
    })),
    ...(isPartial ? { isPartial } : {}),
  };
  return withEtag(request, {
    body: JSON.stringify(body),
    type: JSON_TYPE,
    cacheControl: isPartial ? partialCacheControl() : STATIC_CACHE_CONTROL,
    modifiedAt: read.reportedAt,
  });
}
