import type { VehicleFeed } from '../../../api/feeds/vehicleFeed.ts';
import { feedSentence } from '../../../api/feeds/vehicleHealth.ts';
import type { FeedSentence } from '../../../api/feeds/vehicleHealth.ts';
import type { RouteRead } from '../../../api/RouteRead.ts';
import type { Settings } from '../../../contract/settings/settings.ts';
import { addToGroup } from '../../../lib/groupBy.ts';

/**
 * The feeds that are live now and have buses. Late, frozen and unreachable feeds are left out: they don't say
 * where a bus is now.
 *
 * @param now milliseconds, by `monotonicNow`
 */
export function liveFeeds(
  reads: readonly RouteRead<VehicleFeed>[],
  now: number,
  staleness: Settings['staleness'],
): VehicleFeed[] {
  return reads.flatMap(({ read }) => {
    const feed = read?.answer;
    const isLive = feedSentence(read, now, staleness) === 'live';
    return feed !== undefined && isLive ? [feed] : [];
  });
}

type BusDataState = 'loaded' | Exclude<FeedSentence, 'live' | 'empty'>;

/**
 * Groups routes by the state of their bus data. The feeds of `loaded` routes are live or empty, so "no
 * buses" is a real answer for them.
 *
 * @param states what is said about the reads, as `useFeedStates` returns them
 * @param routeIDs the routes to group; those without a read are left out
 */
export function routesByState(
  reads: readonly RouteRead<VehicleFeed>[],
  states: readonly FeedSentence[],
  routeIDs: readonly string[],
): ReadonlyMap<BusDataState, readonly string[]> {
  const routesIn = new Map<BusDataState, string[]>();
  for (const [index, { route }] of reads.entries()) {
    const state = states[index];
    if (state === undefined || !routeIDs.includes(route.routeID)) continue;
    const dataState = state === 'live' || state === 'empty' ? 'loaded' : state;
    addToGroup(routesIn, dataState, route.routeID);
  }
  return routesIn;
}
