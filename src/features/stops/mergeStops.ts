import type { OtherStop, Stop } from '../../contract/stops/stop.ts';
import { memoizeByObject } from '../../lib/memoizeByObject.ts';
import { sameDestination, uniqueDestinations } from '../../lib/names/destination.ts';

/** A stop as a rider knows it: one place with all its routes and destinations. */
export interface CityStop {
  readonly stopID: string;
  readonly intersection: string;
  readonly latitude: number;
  readonly longitude: number;
  /** The chosen routes that stop here. */
  readonly routes: readonly string[];
  readonly destinations: readonly string[];
  /** Those of the destinations on the way to which riders only get off here. */
  readonly exitsToward?: readonly string[];
  /** Riders only get on with a reservation, whatever the destination. */
  readonly byReservation?: boolean | undefined;
  /** Missing where the feed doesn't say. */
  readonly wheelChairAccessible?: boolean | undefined;
  /** Stops of other agencies at this place. */
  readonly otherStops?: readonly OtherStop[] | undefined;
}

/** The stops of one chosen route, as the service sent them. */
export interface RouteStops {
  readonly routeID: string;
  readonly stops: readonly Stop[];
}

/** Where riders only get off at a stop, with another of its entries. Where they get on for one, they do. */
function exitsWith(
  { destinations, exitsToward = [] }: Partial<CityStop> = {},
  { destination = '', exitOnly }: Stop,
): readonly string[] {
  const isOther = (label: string) => !sameDestination(label, destination);
  if (exitOnly !== true) return exitsToward.filter(isOther);
  return destinations?.every(isOther) === false ? exitsToward : [...exitsToward, destination];
}

/**
 * Merges the entries of each stopID into one stop. The service sends a stop once per route and
 * direction.
 */
export function mergeStops(routeStops: readonly RouteStops[]): CityStop[] {
  const found = new Map<string, CityStop>();
  for (const { routeID, stops } of routeStops) {
    for (const stop of stops) {
      const existing = found.get(stop.stopID);
      const { destinations = [] } = existing ?? {};
      const exitsToward = exitsWith(existing, stop);
      found.set(stop.stopID, {
        stopID: stop.stopID,
        intersection: existing?.intersection ?? stop.intersection,
        latitude: existing?.latitude ?? stop.latitude,
        longitude: existing?.longitude ?? stop.longitude,
        routes: [...new Set([...(existing?.routes ?? []), routeID])],
        destinations: uniqueDestinations([
          ...destinations,
          ...(stop.destination === undefined ? [] : [stop.destination]),
        ]),
        ...(exitsToward.length > 0 && { exitsToward }),
        ...(stop.byReservation && (existing ?? stop).byReservation && { byReservation: true }),
        wheelChairAccessible: stop.wheelChairAccessible,
        ...(stop.otherStops && { otherStops: stop.otherStops }),
      });
    }
  }
  return [...found.values()];
}

// Once for each list of two thousand stops.
const stopDestinations = memoizeByObject((stops: readonly CityStop[]): readonly string[] => [
  ...new Set(stops.flatMap((stop) => stop.destinations)),
]);

/**
 * The destinations of the stops and of the buses, without duplicates, in alphabetical order. A service
 * may send destinations for only one of the two.
 *
 * @param compare sorts two names in the page's language
 */
export function destinationsOf(
  stops: readonly CityStop[],
  directions: readonly string[],
  compare: (a: string, b: string) => number,
): string[] {
  return uniqueDestinations([...stopDestinations(stops), ...directions])
    .filter((label) => label !== '')
    .toSorted(compare);
}
