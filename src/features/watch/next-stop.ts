import type { RouteSettings } from '../../contract/settings.ts';
import { destinationKey, sameDestination } from '../../lib/destination.ts';
import { stopsMeant } from '../../lib/stop-name.ts';
import type { LineCoordinates } from '../../lib/geo/line.ts';
import type { TrackedVehicle } from '../../api/feeds/vehicleFeed.ts';
import type { WatchedStop } from './WatchedStop.ts';

const ways = new WeakMap<readonly WatchedStop[], Map<string, readonly WatchedStop[]>>();

/** The stops of a route's way to a destination; one of which no destination is known is on every way. */
export function stopsTo(
  stops: readonly WatchedStop[],
  routeID: string,
  direction: string,
): readonly WatchedStop[] {
  const known = ways.get(stops) ?? new Map<string, readonly WatchedStop[]>();
  ways.set(stops, known);
  const to = destinationKey(direction);
  const found = known.get(`${routeID}~${to}`);
  if (found !== undefined) return found;
  const made = stops.filter(
    ({ routes, destinations }) =>
      routes.includes(routeID) &&
      (to === '' || destinations.length === 0 || destinations.map(destinationKey).includes(to)),
  );
  known.set(`${routeID}~${to}`, made);
  return made;
}

/**
 * The stops that a bus means by its next stop: one, or those of one place that have one name. Empty where
 * it names none, or where several places have the name and nothing tells them apart (R39).
 *
 * @param stops those of its way, see `stopsTo`
 */
export const nextStopOf = (vehicle: TrackedVehicle, stops: readonly WatchedStop[]) =>
  stopsMeant(vehicle.nextStop, stops, vehicle);

/** The line that the settings have for a destination; null where they do not say which is its. */
export function lineTo(
  route: RouteSettings | undefined,
  direction: string,
): LineCoordinates | null {
  const { line, destinations = [] } = route ?? {};
  if (line?.type !== 'MultiLineString' || line.coordinates.length !== destinations.length)
    return null;
  const index = destinations.findIndex((one) => sameDestination(one, direction));
  return line.coordinates[index] ?? null;
}
