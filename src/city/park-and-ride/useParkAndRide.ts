import { useMemo } from 'react';

import type { Settings } from '../../contract/settings.ts';
import type { ListedLot } from '../../features/parking/listLots.ts';
import { useLiveFeeds } from '../reads/live/useLiveFeeds.ts';
import type { CityView } from '../reads/useCityView.ts';
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

/**
 * Returns a function that says whether a bus of the routes in view is near a stop within walking distance
 * of a lot (R18), or undefined while no feed is live. The function measures when it is first called for a
 * lot. Walks are measured once, since only the buses move.
 */
export function useParkAndRide(
  { walking, staleness, routes }: Pick<Settings, 'walking' | 'staleness' | 'routes'>,
  { feedReads, allStops }: Pick<CityView, 'feedReads' | 'allStops'>,
): ((lot: ListedLot) => boolean) | undefined {
  const feeds = useLiveFeeds(feedReads, staleness, 10_000);
  const stopsOf = useMemo(
    () =>
      memoizeBy(
        ({ key }: ListedLot) => key,
        ({ place }): readonly WalkableStop[] =>
          place === null ? [] : stopsWithinWalk(place, walking, allStops),
      ),
    [allStops, walking],
  );
  return useMemo(() => {
    if (feeds.length === 0) return undefined;
    const hasBus = memoizeBy(
      ({ stop }: WalkableStop) => stop.stopID,
      ({ stop }) => busesNear(stop, feeds, allStops, routes).length > 0,
    );
    return (lot) => stopsOf(lot).some(hasBus);
  }, [feeds, allStops, routes, stopsOf]);
}
