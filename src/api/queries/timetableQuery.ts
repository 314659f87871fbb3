import { queryOptions } from '@tanstack/react-query';

import type { StopTimetable } from '../../contract/documents/stop-timetable.ts';
import { readTimetable, type TimetableQuery } from '../readTimetable.ts';
import { timetableKey } from './query-keys.ts';
import { pollEvery, readQueryFn } from './read-query.ts';

/** An hour, in milliseconds: it changes with the city's feed. */
const TIMETABLE_INTERVAL = 60 * 60_000;

/**
 * The timetable of a stop on a day. The answer is null if the source has none.
 *
 * @param template the setting `timetables`
 */
export function timetableQuery(template: string, query: TimetableQuery) {
  return queryOptions({
    queryKey: timetableKey(query.stopID, query.date),
    queryFn: readQueryFn<StopTimetable | null>((signal) => readTimetable(template, query, signal)),
    staleTime: TIMETABLE_INTERVAL,
    refetchInterval: pollEvery<StopTimetable | null>(TIMETABLE_INTERVAL, 30_000),
  });
}
