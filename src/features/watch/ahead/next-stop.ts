import type { TrackedVehicle } from '../../../api/feeds/vehicleFeed.ts';
import type { KnownRoute } from '../../../api/RouteRead.ts';
import type { LineCoordinates } from '../../../lib/geo/shapes/line.ts';
import { destinationKey, sameDestination } from '../../../lib/names/destination.ts';
import { resolveStopName } from '../../../lib/names/stop-by-name.ts';
import type { WatchedStop } from '../WatchedStop.ts';

const stopsByDirection = new WeakMap<readonly WatchedStop[], Map<string, readonly WatchedStop[]>>();

/** The stops of a route in one direction. A stop without known destinations belongs to every direction. */
export function stopsTo(
  stops: readonly WatchedStop[],
  routeID: string,
  direction: string,
): readonly WatchedStop[] {
  const cache = stopsByDirection.get(stops) ?? new Map<string, readonly WatchedStop[]>();
  stopsByDirection.set(stops, cache);
  const to = destinationKey(direction);
  const cached = cache.get(`${routeID}~${to}`);
  if (cached !== undefined) return cached;
  const found = stops.filter(
    ({ routes, destinations }) =>
      routes.includes(routeID) &&
      (to === '' || destinations.length === 0 || destinations.map(destinationKey).includes(to)),
  );
  cache.set(`${routeID}~${to}`, found);
  return found;
}

/**
 * The stops that match the name of a bus's next stop: one stop, or several with this name at one place.
 * Empty if the bus names no stop, or if stops at different places share the name (R39).
 *
 * @param stops the stops in the bus's direction, from `stopsTo`
 */
export const nextStopOf = (vehicle: TrackedVehicle, stops: readonly WatchedStop[]) =>
  resolveStopName(vehicle.nextStop, stops, vehicle);

/**
 * The settings' line to a destination; null if the settings do not assign a line to each destination, or if
 * the route has a document, which knows the order itself.
 */
export function lineTo(route: KnownRoute | undefined, direction: string): LineCoordinates | null {
  const { line, destinations = [], directions } = route ?? {};
  if (
    directions?.length ||
    line?.type !== 'MultiLineString' ||
    line.coordinates.length !== destinations.length
  )
    return null;
  const index = destinations.findIndex((one) => sameDestination(one, direction));
  return line.coordinates[index] ?? null;
}
