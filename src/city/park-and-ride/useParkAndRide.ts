import { useMemo } from 'react';

import type { Settings } from '../../contract/settings/settings.ts';
import type { ListedLot } from '../../features/parking/listLots.ts';
import type { CityStop } from '../../features/stops/mergeStops.ts';
import type { RouteFeed } from '../../features/vehicles/feed/route-feed.ts';
import { useLiveFeeds } from '../reads/live/useLiveFeeds.ts';
import { busesNear, stopsWithinWalk } from './park-and-ride.ts';
import type { WalkableStop } from './park-and-ride.ts';

/** Memoizes a function by the ID of its argument. */
function memoizeBy<T, Answer>(idOf: (argument: T) => string, make: (argument: T) => Answer) {
  const cache = new Map<string, Answer>();
  return (argument: T): Answer => {
    const cached = cache.get(idOf(argument));
    if (cached !== undefined) return cached;
    const answer = make(argument);
    cache.set(idOf(argument), answer);
    return answer;
  };
}

/** The buses and the stops to compare. */
interface BusesAndStops {
  readonly feedReads: readonly RouteFeed[];
  /** All stops of the routes; undefined until they have loaded. */
  readonly allStops: readonly CityStop[] | undefined;
}

/**
 * Returns a function that says whether a bus of the routes in view is near a stop within walking distance
 * of a lot, or undefined while that is unknown: until all stops and feeds have loaded, and while no feed is live. The function measures when it is first called for a
 * lot. Walks are measured once, since only the buses move.
 */
export function useParkAndRide(
  { walking, staleness }: Pick<Settings, 'walking' | 'staleness'>,
  { feedReads, allStops }: BusesAndStops,
): ((lot: ListedLot) => boolean) | undefined {
  const feeds = useLiveFeeds(feedReads, staleness, 10_000);
  const isLoading = feedReads.some(({ read }) => read === undefined);
  const stopsOf = useMemo(
    () =>
      memoizeBy(
        ({ key }: ListedLot) => key,
        ({ place }): readonly WalkableStop[] =>
          place === null ? [] : stopsWithinWalk(place, walking, allStops ?? []),
      ),
    [allStops, walking],
  );
  return useMemo(() => {
    if (isLoading || allStops === undefined || feeds.length === 0) return undefined;
    const hasBus = memoizeBy(
      ({ stop }: WalkableStop) => stop.stopID,
      ({ stop }) => busesNear(stop, feeds, allStops).length > 0,
    );
    return (lot) => stopsOf(lot).some(hasBus);
  }, [isLoading, feeds, allStops, stopsOf]);
}
