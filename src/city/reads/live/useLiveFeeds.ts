import type { VehicleFeed } from '../../../api/feeds/vehicleFeed.ts';
import { feedSentence } from '../../../api/feeds/vehicleHealth.ts';
import type { FeedSentence } from '../../../api/feeds/vehicleHealth.ts';
import type { RouteRead } from '../../../api/RouteRead.ts';
import type { Settings } from '../../../contract/settings/settings.ts';
import { useNow } from '../../../ui/time/useNow.ts';
import { liveFeeds } from './live-feeds.ts';

type Reads = readonly RouteRead<VehicleFeed>[];

/**
 * The feeds that are live now by `liveFeeds`; the same array until one of them changes.
 *
 * @param interval milliseconds between two checks
 */
export function useLiveFeeds(
  reads: Reads,
  staleness: Settings['staleness'],
  interval = 1000,
): readonly VehicleFeed[] {
  return useNow(interval, (now) => liveFeeds(reads, now, staleness));
}

/** What is said about each feed now, in the order of the reads; the same array until one changes. */
export function useFeedStates(
  reads: Reads,
  staleness: Settings['staleness'],
): readonly FeedSentence[] {
  return useNow(1000, (now) => reads.map(({ read }) => feedSentence(read, now, staleness)));
}
