import { vehicleHealth } from '../../../api/feeds/vehicleHealth.ts';
import { useCity } from '../../../city/reads/CityContext.tsx';
import { useSettings } from '../../../city/reads/SettingsContext.ts';
import type { RouteFeed } from '../../../features/vehicles/feed/route-feed.ts';
import { useNow } from '../../../ui/time/useNow.ts';

/** The feeds whose buses may be shown: good answers, and old ones for two minutes. */
export function useShownFeeds(): readonly RouteFeed[] {
  const { feedReads } = useCity();
  const { staleness } = useSettings();
  return useNow(1000, (now) =>
    feedReads.filter(({ read }) => vehicleHealth(read, now, staleness).visibility !== 'hidden'),
  );
}
