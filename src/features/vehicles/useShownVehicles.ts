import type { TrackedVehicle } from '../../api/feeds/vehicleFeed.ts';
import { vehicleHealth } from '../../api/feeds/vehicleHealth.ts';
import type { Settings } from '../../contract/settings/settings.ts';
import { useNow } from '../../ui/time/useNow.ts';
import type { RouteFeed } from './feed/route-feed.ts';

/**
 * The vehicles that map and lists show, of all feeds. The vehicles of a feed that is too old
 * disappear without a poll. Returns the same array until a vehicle changes.
 */
export function useShownVehicles(
  feeds: readonly RouteFeed[],
  staleness: Settings['staleness'],
): readonly TrackedVehicle[] {
  return useNow(1000, (now) =>
    feeds.flatMap(({ read }) =>
      vehicleHealth(read, now, staleness).visibility === 'hidden'
        ? []
        : (read?.answer?.vehicles ?? []),
    ),
  );
}
