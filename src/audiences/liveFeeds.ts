import { feedState } from '../api/vehicle-feed-state.ts';
import type { VehicleFeed } from '../api/vehicleFeed.ts';
import type { Settings } from '../contract/settings.ts';
import type { RouteRead } from './routeReads.ts';

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

/** The routes whose buses are known now, be it that there are none: of these, silence is news. */
export function knownRoutes(
  reads: readonly RouteRead<VehicleFeed>[],
  now: number,
  staleness: Settings['staleness'],
): string[] {
  return reads.flatMap(({ route, read }) => {
    const { state } = feedState({ feed: read?.answer, failure: read?.failure, now, staleness });
    return state === 'live' || state === 'empty' ? [route.routeID] : [];
  });
}
