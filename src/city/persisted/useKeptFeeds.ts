import { useQueries } from '@tanstack/react-query';
import { use } from 'react';

import type { ArrivalsFeed } from '../../api/queries/times-queries.ts';
import type { Read } from '../../api/Read.ts';
import { monotonicNow } from '../../lib/time/monotonicNow.ts';
import { useSettings } from '../reads/SettingsContext.ts';
import { KeptTimetablesContext } from './KeptTimetablesContext.ts';

/** The read of a stop's departures. */
interface StopRead {
  readonly stopID: string;
  readonly read: Read<ArrivalsFeed> | undefined;
}

/** Milliseconds: the next day's timetable is needed after midnight. */
const FRESH = 60_000;

/**
 * The departures of stops by the timetables that are kept on the device, for those whose live data can't be read
 * and is old (T20); null for the others, and where nothing is kept.
 */
export function useKeptFeeds(stops: readonly StopRead[]): readonly (ArrivalsFeed | null)[] {
  const find = use(KeptTimetablesContext);
  const { staleness, city } = useSettings();
  const isNeeded = ({ read }: StopRead) =>
    find !== null &&
    read?.failure !== undefined &&
    monotonicNow() - (read.receivedAt ?? Number.NEGATIVE_INFINITY) >
      staleness.vehiclesGoneSeconds * 1000;
  const kept = useQueries({
    queries: stops.map((stop) => ({
      queryKey: ['kept-timetables', stop.stopID],
      queryFn: async (): Promise<ArrivalsFeed | null> => {
        if (find === null) return null;
        const { keptArrivals } = await import('./keptArrivals.ts');
        const arrivals = await keptArrivals(find, stop.stopID, Date.now(), city.timeZone);
        return arrivals === null ? null : { arrivals, updatedAt: undefined };
      },
      enabled: isNeeded(stop),
      staleTime: FRESH,
      refetchInterval: FRESH,
      retry: false,
    })),
  });
  return stops.map((stop, index) => (isNeeded(stop) ? (kept[index]?.data ?? null) : null));
}
