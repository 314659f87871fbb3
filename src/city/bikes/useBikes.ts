import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { bikesQuery } from '../../api/queries/bikes-queries.ts';
import type { Read } from '../../api/Read.ts';
import type { BikesFeed } from '../../contract/bikes/bikesFrom.ts';
import {
  type ListedBikes,
  type ListedFreeBikes,
  listBikes,
  listFree,
} from '../../features/bikes/listBikes.ts';
import type { Place } from '../../lib/geo/distance.ts';
import { useNow } from '../../ui/time/useNow.ts';
import { useApi } from '../reads/ApiContext.ts';
import { useClockOffset } from '../reads/live/clock-reads.ts';
import { useIsHidden } from '../reads/live/useIsHidden.ts';
import { useIsRead } from '../reads/live/useIsRead.ts';
import { useSettings } from '../reads/SettingsContext.ts';
import { SUBJECTS } from '../subjects.ts';

/** Milliseconds between two looks at how old the counts are. */
const TICK = 30_000;
const NONE: readonly never[] = [];

/** What the page shows of the bikes to rent. */
export interface CityBikes {
  readonly read: Read<BikesFeed> | undefined;
  readonly refetch: () => unknown;
  /** The nearest first, if a place is given. Past the limit of old data there are none. */
  readonly stations: readonly ListedBikes[];
  /** Those without a station, by the same limit. */
  readonly free: readonly ListedFreeBikes[];
  /** The answer; null without one that is still shown. */
  readonly feed: BikesFeed | null;
}

/**
 * The bikes as `LivePoller` reads them.
 *
 * @param from the place from which distances are measured; null for none
 */
export function useBikes(from: Place | null): CityBikes {
  const enabled = useIsRead()('bikes');
  const { data: read, refetch } = useQuery({ ...bikesQuery(useApi()), enabled });
  const { staleness } = useSettings();
  const clockOffset = useClockOffset();
  const now = useNow(TICK, () => Math.floor((Date.now() + clockOffset) / TICK) * TICK);
  const limits = SUBJECTS.bikes.limits(staleness);
  const answer = useIsHidden('bikes', read) ? undefined : read?.answer;
  const { lateAfter, lostAfter, hiddenAfter = lostAfter } = limits;
  const [lat, lon] = [from?.lat, from?.lon];
  const listed = useMemo(() => {
    const place = lat === undefined || lon === undefined ? null : { lat, lon };
    const all =
      answer === undefined
        ? NONE
        : listBikes(answer, { now, from: place, limits: { lateAfter, lostAfter } });
    return all.filter(({ age }) => age === null || age <= hiddenAfter * 1000);
  }, [answer, now, lat, lon, lateAfter, lostAfter, hiddenAfter]);
  const free = useMemo(
    () => (answer === undefined ? NONE : listFree(answer, now, { lateAfter, lostAfter })),
    [answer, now, lateAfter, lostAfter],
  );
  return {
    read,
    refetch: () => void refetch(),
    stations: listed,
    free,
    feed: answer ?? null,
  };
}
