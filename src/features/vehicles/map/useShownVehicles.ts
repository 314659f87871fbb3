import type { TrackedVehicle } from '../../../api/feeds/vehicleFeed.ts';
import type { Settings } from '../../../contract/settings.ts';
import { useNow } from '../../../ui/time/useNow.ts';
import { routeFeedState } from '../feed/route-feed.ts';
import type { RouteFeed } from '../feed/route-feed.ts';

/**
 * The vehicles that map and lists show now, of all feeds (R11): those of a feed without a good answer
 * for too long are gone, without a poll. The same array until one of them changes.
 */
export function useShownVehicles(
  feeds: readonly RouteFeed[],
  staleness: Settings['staleness'],
): readonly TrackedVehicle[] {
  return useNow(1000, (now) =>
    feeds.flatMap((feed) =>
      routeFeedState(feed, now, staleness).visibility === 'hidden'
        ? []
        : (feed.read?.answer?.vehicles ?? []),
    ),
  );
}
