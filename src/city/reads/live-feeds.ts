import { feedState } from '../../api/feeds/feedState.ts';
import type { FeedState } from '../../api/feeds/feedState.ts';
import type { VehicleFeed } from '../../api/feeds/vehicleFeed.ts';
import type { Settings } from '../../contract/settings.ts';
import type { RouteRead } from '../../api/RouteRead.ts';

/**
 * The feeds that are live now: what is old, frozen or not reachable is no news of any bus (R11, R16).
 *
 * @param now milliseconds of `timePassed`
 */
export function liveFeeds(
  reads: readonly RouteRead<VehicleFeed>[],
  now: number,
  staleness: Settings['staleness'],
): VehicleFeed[] {
  return reads.flatMap(({ read }) => {
    const feed = read?.answer;
    const { state } = feedState({ feed, failure: read?.failure, now, staleness });
    return feed !== undefined && state === 'live' ? [feed] : [];
  });
}

type BusDataState = 'loaded' | Exclude<FeedState['state'], 'live' | 'empty'>;

/**
 * The routes by what is known of their buses now. Those of `known` are, be it that there are none: of
 * these, silence is news.
 *
 * @param states of the reads, as `useFeedStates` gives them
 * @param routeIDs those that are asked about; what of them is not read is not told
 */
export function routesByState(
  reads: readonly RouteRead<VehicleFeed>[],
  states: readonly FeedState['state'][],
  routeIDs: readonly string[],
): ReadonlyMap<BusDataState, readonly string[]> {
  const routesIn = new Map<BusDataState, string[]>();
  for (const [index, { route }] of reads.entries()) {
    const state = states[index];
    if (state === undefined || !routeIDs.includes(route.routeID)) continue;
    const dataState = state === 'live' || state === 'empty' ? 'loaded' : state;
    routesIn.set(dataState, [...(routesIn.get(dataState) ?? []), route.routeID]);
  }
  return routesIn;
}
