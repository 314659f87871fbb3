import { DOCUMENTS } from '../contract/documents/documents.ts';
import type { StopTimetable } from '../contract/documents/stop-timetable.ts';
import { readDocument } from './readDocument.ts';

export interface TimetableQuery {
  readonly stopID: string;
  /** A service day, `2026-11-20`. */
  readonly date: string;
}

/**
 * Reads the timetable of a stop on a day.
 *
 * @param template the setting `timetables`
 * @returns null if the source has none
 * @throws ApiError, or the signal's reason
 */
export function readTimetable(
  template: string,
  { stopID, date }: TimetableQuery,
  signal?: AbortSignal,
): Promise<StopTimetable | null> {
  const url = template
    .replace('{stopID}', () => encodeURIComponent(stopID))
    .replace('{date}', date.replaceAll('-', ''));
  return readDocument(DOCUMENTS.timetable, url, signal);
}
