import { openPlainBody } from '../contract/envelope.ts';
import { DOCUMENTS } from '../contract/operations.ts';
import type { StopTimetable } from '../contract/stop-timetable.ts';
import { ApiError } from './ApiError.ts';
import { importOrApiError } from './importOrApiError.ts';
import { readJson } from './readJson.ts';

/** Milliseconds; as for the service's operations. */
const TIME_LIMIT = 10_000;

export interface TimetableQuery {
  readonly stopID: string;
  /** A service day, `2026-11-20`. */
  readonly date: string;
}

/**
 * Reads the timetable of a stop on a day (T19). Beside `createApi`, which is part of the first script.
 *
 * @param template the setting `timetables`
 * @returns null if the source has none
 * @throws ApiError, or the signal's reason
 */
export async function readTimetable(
  template: string,
  { stopID, date }: TimetableQuery,
  signal?: AbortSignal,
): Promise<StopTimetable | null> {
  const schema = await importOrApiError(DOCUMENTS.timetable.answer);
  const url = template
    .replace('{stopID}', () => encodeURIComponent(stopID))
    .replace('{date}', date.replaceAll('-', ''));
  const browserFetch: typeof fetch = (input, init) => fetch(input, init);
  const { json, status, retryAfter } = await readJson(browserFetch, url, TIME_LIMIT, signal);
  if (status === 404) return null;
  if (status >= 400) throw new ApiError('http', `HTTP ${status}`, { status, retryAfter });
  const opened = openPlainBody(json, schema);
  if (opened.outcome === 'answered') return opened.body;
  throw new ApiError('malformed', 'the timetable could not be read', { status });
}
