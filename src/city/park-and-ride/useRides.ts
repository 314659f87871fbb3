import { useMemo } from 'react';

import type { Settings } from '../../contract/settings.ts';
import type { ListedLot } from '../../features/parking/listLots.ts';
import { useNow } from '../../ui/time/useNow.ts';
import { liveFeeds } from '../reads/liveFeeds.ts';
import type { CityView } from '../reads/useCityView.ts';
import { busesNear, stopsWithinWalk } from './parkAndRide.ts';
import type { RideStop } from './parkAndRide.ts';

/** The same function, which makes each of its answers once and only when it is asked for. */
function remembering<T, Answer>(idOf: (of: T) => string, make: (of: T) => Answer) {
  const made = new Map<string, Answer>();
  return (of: T): Answer => {
    const known = made.get(idOf(of));
    if (known !== undefined) return known;
    const answer = make(of);
    made.set(idOf(of), answer);
    return answer;
  };
}

/**
 * Whether a bus comes to a stop within a walk of a lot (R18), of the routes in view; undefined while
 * none of their feeds is live. Nothing is measured until someone asks, and walks once: lots stay
 * where they are, and only the buses move.
 */
export function useRides(
  { walking, staleness }: Pick<Settings, 'walking' | 'staleness'>,
  { feedReads, allStops }: Pick<CityView, 'feedReads' | 'allStops'>,
): ((lot: ListedLot) => boolean) | undefined {
  const now = useNow(10_000);
  const stopsOf = useMemo(
    () =>
      remembering(
        ({ key }: ListedLot) => key,
        ({ place }): readonly RideStop[] =>
          place === null ? [] : stopsWithinWalk(place, walking, allStops),
      ),
    [allStops, walking],
  );
  return useMemo(() => {
    const feeds = liveFeeds(feedReads, now, staleness);
    if (feeds.length === 0) return undefined;
    const hasBus = remembering(
      ({ stop }: RideStop) => stop.stopID,
      ({ stop }) => busesNear(stop, feeds, allStops).length > 0,
    );
    return (lot) => stopsOf(lot).some(hasBus);
  }, [feedReads, now, staleness, allStops, stopsOf]);
}
