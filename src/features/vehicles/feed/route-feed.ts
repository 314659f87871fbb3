import { routeIDOf, vehicleIDOf } from '../../../api/feeds/vehicle-keys.ts';
import type {
  DepartedVehicle,
  TrackedVehicle,
  VehicleFeed,
} from '../../../api/feeds/vehicleFeed.ts';
import type { RouteRead } from '../../../api/RouteRead.ts';

/** A chosen route and the latest read of its vehicles. */
export type RouteFeed = RouteRead<VehicleFeed>;

/** A vehicle and its feed. The vehicle may have left the feed. */
export interface FoundVehicle {
  readonly feed: RouteFeed;
  readonly vehicle: TrackedVehicle | DepartedVehicle | null;
}

/**
 * Finds the vehicle of a `vehicleKey` in the feeds of the chosen routes.
 *
 * @returns null if the key's route is not chosen; `vehicle` is null if the route's feed has not
 *   contained this vehicle since the page opened
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
