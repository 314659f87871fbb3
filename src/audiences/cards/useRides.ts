import { useMemo } from 'react';

import type { Settings } from '../../contract/settings.ts';
import type { ListedLot } from '../../features/parking/listLots.ts';
import { useNow } from '../../ui/useNow.ts';
import { liveFeeds } from '../liveFeeds.ts';
import type { CityView } from '../useCityView.ts';
import { stopsWithinWalk } from './parkAndRide.ts';

/**
 * Whether a bus comes to a stop within a walk of a lot (R18), of the routes in view; undefined while
 * none of their feeds is live.
 */
export function useRides(
  { walking, staleness }: Settings,
  { feedReads, allStops, lots }: CityView,
): ((lot: ListedLot) => boolean) | undefined {
  const now = useNow(10_000);
  const near = useMemo(() => {
    const feeds = liveFeeds(feedReads, now, staleness);
    if (feeds.length === 0) return null;
    const stops = { loaded: allStops, found: [], feeds };
    const keys = lots.flatMap(({ key, place }) =>
      place !== null && stopsWithinWalk(place, walking, stops).some(({ buses }) => buses.length > 0)
        ? [key]
        : [],
    );
    return new Set(keys);
  }, [feedReads, now, staleness, allStops, lots, walking]);
  return near === null ? undefined : ({ key }) => near.has(key);
}
