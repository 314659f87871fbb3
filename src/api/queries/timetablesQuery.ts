import { queryOptions } from '@tanstack/react-query';

import type { StopTimetable } from '../../contract/stop-timetable.ts';
import { limitConcurrency } from '../../lib/limitConcurrency.ts';
import { addDays, isoDateOf, serviceDateAt } from '../../lib/time/service-date.ts';
import { readTimetable } from '../readTimetable.ts';
import { timetablesKey } from './query-keys.ts';
import { pollEvery, readQueryFn } from './read-query.ts';

const HOUR = 60 * 60_000;
/** Milliseconds. Before this time of the night, buses of the evening before still run. */
const NIGHT = 4 * HOUR;
/** Milliseconds between retries. Timetables are for later, so they are rare. */
const RETRY_INTERVAL = 5 * 60_000;
const AT_A_TIME = 4;

interface TimetablesOptions {
  /** The setting `timetables`. */
  readonly template: string;
  readonly stopIDs: readonly string[];
  readonly timeZone: string;
  /** Milliseconds since 1970, by the service's clock. */
  readonly now: () => number;
}

/** The timetables of stops for this service day and the next one (T25). A day or stop without one is left out. */
export function timetablesQuery({ template, stopIDs, timeZone, now }: TimetablesOptions) {
  return queryOptions({
    queryKey: timetablesKey(stopIDs),
    queryFn: readQueryFn<readonly StopTimetable[]>(async (signal) => {
      const today = serviceDateAt(now() - NIGHT, timeZone);
      const limited = limitConcurrency(AT_A_TIME);
      const found = await Promise.all(
        [today, addDays(today, 1)].flatMap((date) =>
          stopIDs.map(async (stopID) =>
            limited(
              async () => readTimetable(template, { stopID, date: isoDateOf(date) }, signal),
              signal,
            ),
          ),
        ),
      );
      return found.filter((timetable) => timetable !== null);
    }),
    staleTime: HOUR,
    refetchInterval: pollEvery<readonly StopTimetable[]>(HOUR, RETRY_INTERVAL),
  });
}
