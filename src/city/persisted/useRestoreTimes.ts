import { useQueryClient } from '@tanstack/react-query';
import type { Query } from '@tanstack/react-query';
import { useEffect } from 'react';
import * as z from 'zod/mini';

import { arrivalsKey, timetableKey } from '../../api/queries/query-keys.ts';
import type { ArrivalsFeed } from '../../api/queries/times-queries.ts';
import type { Read } from '../../api/Read.ts';
import type { StopTimetable } from '../../contract/documents/stop-timetable.ts';
import { timetableVia } from '../../features/times/timetableVia.ts';
import { withTimetable } from '../../features/times/withTimetable.ts';
import { splitListText } from '../../lib/names/list-text.ts';
import { monotonicNow } from '../../lib/time/monotonicNow.ts';
import { useClockOffset } from '../reads/live/clock-reads.ts';
import { useSettings } from '../reads/SettingsContext.ts';
import { findTimetable, findTimetablesAround, type TimetableStore } from './saved-timetables.ts';

/** What a read of departures asks for that a timetable can't tell by itself. */
const Asked = z.object({
  via: z.optional(z.string()),
  platform: z.optional(z.string()),
  show: z.optional(z.string()),
});

const [ARRIVALS] = arrivalsKey('');
const [TIMETABLES] = timetableKey('', '');

/** Milliseconds after which the departures are made again, because a day may have ended. */
const FRESH = 60_000;

/**
 * Fills in from the timetables on the device what can't be read: a stop's departures once its live times are
 * old, and a day's timetable. The read keeps its failure, so that the page says why.
 *
 * @param timetables memoize it
 */
export function useRestoreTimes(timetables: TimetableStore): void {
  const client = useQueryClient();
  const { staleness, city } = useSettings();
  const clockOffset = useClockOffset();
  useEffect(() => {
    /** When the departures of a read were made, and from which answer. */
    const made = new Map<string, { at: number; answer: ArrivalsFeed | undefined }>();

    /** The timetables of a stop around now, with what a read asks for. */
    async function findAsked(stopID: string, now: number, asked: unknown) {
      const around = async (id: string) => findTimetablesAround(timetables, id, now, city.timeZone);
      const { via, platform, show } = z.safeParse(Asked, asked).data ?? {};
      // A stop's timetable has its departures.
      if (show === 'arrivals') return [];
      const found = await around(stopID);
      if (via === undefined)
        return platform === undefined ? found : found.map((one) => ({ ...one, isPartial: true }));
      const others = await Promise.all(splitListText(via).map(around));
      return found.map((one) => timetableVia(one, others.flat()));
    }

    async function restoreArrivals(query: Query, stopID: string) {
      const { queryKey, queryHash } = query;
      const read = client.getQueryData<Read<ArrivalsFeed>>(queryKey);
      if (read?.failure === undefined) return;
      const at = monotonicNow();
      const age = at - (read.receivedAt ?? -Infinity);
      const before = read.answer?.isSaved === true ? made.get(queryHash) : undefined;
      const isFresh =
        before === undefined ? age < staleness.vehiclesGoneSeconds * 1000 : at - before.at < FRESH;
      if (isFresh) return;
      const { answer } = before ?? read;
      made.set(queryHash, { at, answer });
      const now = Date.now() + clockOffset;
      const found = await findAsked(stopID, now, queryKey[2]);
      if (found.length === 0) return;
      const restored = withTimetable({ answer, age, timetables: found, now });
      client.setQueryData<Read<ArrivalsFeed>>(queryKey, (latest) =>
        latest?.failure === undefined
          ? undefined
          : { ...latest, answer: { ...restored, isSaved: true } },
      );
    }

    async function restoreTimetable(query: Query, stopID: string, date: string) {
      const read = client.getQueryData<Read<StopTimetable>>(query.queryKey);
      if (read?.failure === undefined || read.answer !== undefined) return;
      const answer = await findTimetable(timetables, stopID, date);
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
  }, [client, timetables, staleness, city, clockOffset]);
}
