import { useQueryClient } from '@tanstack/react-query';
import type { Query } from '@tanstack/react-query';
import { useEffect } from 'react';

import { arrivalsKey, timetableKey } from '../../api/queries/query-keys.ts';
import type { ArrivalsFeed } from '../../api/queries/times-queries.ts';
import type { Read } from '../../api/Read.ts';
import type { StopTimetable } from '../../contract/stop-timetable.ts';
import { monotonicNow } from '../../lib/time/monotonicNow.ts';
import { useClockOffset } from '../reads/live/clock-reads.ts';
import { useSettings } from '../reads/SettingsContext.ts';
import { type FindSavedTimetable, savedArrivals } from './savedArrivals.ts';

const [ARRIVALS] = arrivalsKey('');
const [TIMETABLES] = timetableKey('', '');

/** Milliseconds after which the departures are made again, because a day may have ended. */
const FRESH = 60_000;

/**
 * Fills in from the timetables on the device what can't be read (T20): a stop's departures once its live times are old,
 * and a day's timetable. The read keeps its failure, so that the page says why.
 *
 * @param find always the same function
 */
export function useSavedTimetables(find: FindSavedTimetable): void {
  const client = useQueryClient();
  const { staleness, city } = useSettings();
  const clockOffset = useClockOffset();
  useEffect(() => {
    const madeAt = new Map<string, number>();

    async function restoreArrivals(query: Query, stopID: string) {
      const read = client.getQueryData<Read<ArrivalsFeed>>(query.queryKey);
      if (read?.failure === undefined) return;
      const now = monotonicNow();
      const isSaved = read.answer?.isSaved === true;
      const age = now - (isSaved ? (madeAt.get(stopID) ?? 0) : (read.receivedAt ?? -Infinity));
      if (age < (isSaved ? FRESH : staleness.vehiclesGoneSeconds * 1000)) return;
      madeAt.set(stopID, now);
      const arrivals = await savedArrivals(find, stopID, Date.now() + clockOffset, city.timeZone);
      if (arrivals === null) return;
      client.setQueryData<Read<ArrivalsFeed>>(query.queryKey, (latest) =>
        latest?.failure === undefined
          ? undefined
          : { ...latest, answer: { arrivals, updatedAt: undefined, isSaved: true } },
      );
    }

    async function restoreTimetable(query: Query, stopID: string, date: string) {
      const read = client.getQueryData<Read<StopTimetable>>(query.queryKey);
      if (read?.failure === undefined || read.answer !== undefined) return;
      const answer = await find(stopID, date);
      if (answer === null) return;
      client.setQueryData<Read<StopTimetable>>(query.queryKey, (latest) =>
        latest?.failure === undefined ? undefined : { ...latest, answer },
      );
    }

    async function restore(query: Query) {
      const [kind, stopID, date] = query.queryKey;
      if (typeof stopID !== 'string') return;
      try {
        if (kind === ARRIVALS) await restoreArrivals(query, stopID);
        if (kind === TIMETABLES && typeof date === 'string')
          await restoreTimetable(query, stopID, date);
      } catch {
        // What can't be read from the device isn't an error: there is just nothing to restore.
      }
    }

    const cache = client.getQueryCache();
    for (const query of cache.getAll()) void restore(query);
    return cache.subscribe(({ type, query }) => {
      if (type === 'updated') void restore(query);
    });
  }, [client, find, staleness, city, clockOffset]);
}
