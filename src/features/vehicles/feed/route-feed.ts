import type { FeedState } from '../../../api/feeds/feedState.ts';
import { feedState } from '../../../api/feeds/feedState.ts';
import type { RouteRead } from '../../../api/RouteRead.ts';
import { routeIDOf, vehicleIDOf } from '../../../api/feeds/vehicleFeed.ts';
import type {
  DepartedVehicle,
  TrackedVehicle,
  VehicleFeed,
} from '../../../api/feeds/vehicleFeed.ts';
import type { Settings } from '../../../contract/settings.ts';

/** One chosen route and what was read of its vehicles. */
export type RouteFeed = RouteRead<VehicleFeed>;

/** Judges the feed of a route as of `now`, milliseconds of `timePassed` (R11). */
export function routeFeedState(
  { read }: RouteFeed,
  now: number,
  staleness: Settings['staleness'],
): FeedState {
  return feedState({ feed: read?.answer, failure: read?.failure, now, staleness });
}

/** A vehicle of one of the feeds, also one that has left it. */
export interface FoundVehicle {
  readonly feed: RouteFeed;
  readonly vehicle: TrackedVehicle | DepartedVehicle | null;
}

/**
 * Finds what a key of `vehicleKey` means in the feeds in view.
 *
 * @returns null where the key's route is not in view; a null `vehicle` where the route is, and has
 *   had no such vehicle since the page was opened
 */
export function findVehicle(feeds: readonly RouteFeed[], key: string): FoundVehicle | null {
  const routeID = routeIDOf(key);
  const feed = feeds.find(({ route }) => route.routeID === routeID);
  if (feed === undefined) return null;
  const vehicleID = vehicleIDOf(key);
  const { vehicles = [], departed = [] } = feed.read?.answer ?? {};
  const found = [...vehicles, ...departed].find((vehicle) => vehicle.vehicleID === vehicleID);
  return { feed, vehicle: found ?? null };
}
