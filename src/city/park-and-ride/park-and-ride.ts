import KDBush from 'kdbush';

import type { TrackedVehicle, VehicleFeed } from '../../api/feeds/vehicleFeed.ts';
import type { ListedLot } from '../../features/parking/listLots.ts';
import type { CityStop } from '../../features/stops/mergeStops.ts';
import { metersBetween } from '../../lib/geo/distance.ts';
import type { Place } from '../../lib/geo/distance.ts';
import { METERS_PER_FOOT } from '../../lib/geo/lengths.ts';
import { boxesAround } from '../../lib/geo/shapes/boxesAround.ts';
import { walkMinutes } from '../../lib/geo/walkMinutes.ts';
import { groupBy } from '../../lib/groupBy.ts';
import { memoizeByObject, memoizeByTwoObjects } from '../../lib/memoizeByObject.ts';
import { destinationKey } from '../../lib/names/destination.ts';
import { resolveStopName } from '../../lib/names/stop-by-name.ts';

/** How far a rider walks between a lot and a stop. */
export interface Walking {
  readonly metresPerMinute: number;
  readonly parkAndRideFeet: number;
}

interface Walk {
  readonly meters: number;
  readonly walkMinutes: number;
}

/** A stop within walking distance of a lot. */
export interface WalkableStop extends Walk {
  readonly stop: CityStop;
}

/** A lot within walking distance of a stop. */
export interface WalkableLot extends Walk {
  readonly listed: ListedLot;
}

/** How many rows a list shows until it is expanded. */
export const INITIAL_COUNT = 5;

const byDistance = (a: Walk, b: Walk) => a.meters - b.meters;

/** Returns a function that gives the walk to a place, or null if it is too far. */
function walkFrom(from: Place, { metresPerMinute, parkAndRideFeet }: Walking) {
  const reach = parkAndRideFeet * METERS_PER_FOOT;
  return (to: Place): Walk | null => {
    const meters = metersBetween(from, to);
    return meters > reach ? null : { meters, walkMinutes: walkMinutes(meters, metresPerMinute) };
  };
}

/** A spatial index of the stops, built once for each array. */
const spatialIndexOf = memoizeByObject((stops: readonly CityStop[]) => {
  const spatialIndex = new KDBush(stops.length);
  for (const { latitude, longitude } of stops) spatialIndex.add(longitude, latitude);
  return spatialIndex.finish();
});

/** The stops in a box around a place, as candidates for an exact measurement; `reach` in meters. */
function stopsAround(from: Place, reach: number, stops: readonly CityStop[]): CityStop[] {
  if (stops.length === 0) return [];
  const spatialIndex = spatialIndexOf(stops);
  return boxesAround(from, reach).flatMap((box) =>
    spatialIndex.range(...box).flatMap((index) => stops[index] ?? []),
  );
}

/**
 * The stops within walking distance of a lot, nearest first.
 *
 * @param loaded the stops of the chosen routes, with their routes
 * @param found more stops, from a search around the lot
 */
export function stopsWithinWalk(
  from: Place,
  walking: Walking,
  loaded: readonly CityStop[],
  found: readonly CityStop[] = [],
): WalkableStop[] {
  const walkTo = walkFrom(from, walking);
  const near = new Map<string, WalkableStop>();
  const add = (stop: CityStop) => {
    const walk = walkTo({ lat: stop.latitude, lon: stop.longitude });
    if (walk !== null) near.set(stop.stopID, { stop, ...walk });
  };
  for (const stop of found) add(stop);
  for (const stop of stopsAround(from, walking.parkAndRideFeet * METERS_PER_FOOT, loaded))
    add(stop);
  return [...near.values()].toSorted(byDistance);
}

/**
 * The stops to show before the list is expanded, nearest first. Stops of the chosen routes are preferred,
 * since the others have no live buses.
 */
export function initialStops(near: readonly WalkableStop[]): WalkableStop[] {
  const hasRoute = ({ stop }: WalkableStop) => stop.routes.length > 0;
  return [...near.filter(hasRoute), ...near.filter((one) => !hasRoute(one))]
    .slice(0, INITIAL_COUNT)
    .toSorted(byDistance);
}

/** The stops of a route in a direction. A stop without known destinations belongs to every direction. */
const stopsTo = memoizeByObject((stops: readonly CityStop[]) => {
  const cache = new Map<string, readonly CityStop[]>();
  return (routeID: string, direction: string): readonly CityStop[] => {
    const to = destinationKey(direction);
    const key = `${routeID}~${to}`;
    const found =
      cache.get(key) ??
      stops.filter(
        ({ routes, destinations }) =>
          routes.includes(routeID) &&
          (to === '' || destinations.length === 0 || destinations.map(destinationKey).includes(to)),
      );
    cache.set(key, found);
    return found;
  };
});

/** By stopID, the buses of a feed whose next stop it is. Memoized, because every stop near a lot asks for it. */
const nextAtStops = memoizeByTwoObjects((feed: VehicleFeed, stops: readonly CityStop[]) =>
  groupBy(
    feed.vehicles.flatMap((vehicle) =>
      resolveStopName(
        vehicle.nextStop,
        stopsTo(stops)(feed.routeID, vehicle.direction),
        vehicle,
      ).map(({ stopID }) => ({ stopID, vehicle })),
    ),
    ({ stopID }) => stopID,
  ),
);

/**
 * The buses whose next stop this is.
 *
 * @param feeds live feeds only
 * @param loaded the stops of the chosen routes
 */
export const busesNear = (
  { stopID }: CityStop,
  feeds: readonly VehicleFeed[],
  loaded: readonly CityStop[],
): TrackedVehicle[] =>
  feeds.flatMap((feed) =>
    (nextAtStops(feed, loaded).get(stopID) ?? []).map(({ vehicle }) => vehicle),
  );

/** The lots within walking distance of a stop that have open spots, nearest first. */
export function lotsWithinWalk(
  from: Place,
  walking: Walking,
  lots: readonly ListedLot[],
): WalkableLot[] {
  const walkTo = walkFrom(from, walking);
  return lots
    .flatMap((listed) => {
      const { place, state } = listed;
      if (place === null || state.band === 'full' || state.band === 'unknown') return [];
      const walk = walkTo(place);
      return walk === null ? [] : [{ listed, ...walk }];
    })
    .toSorted(byDistance);
}
