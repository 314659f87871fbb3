import KDBush from 'kdbush';

import type { TrackedVehicle, VehicleFeed } from '../../api/feeds/vehicleFeed.ts';
import type { RouteSettings } from '../../contract/settings.ts';
import type { Stop } from '../../contract/stop.ts';
import type { ListedLot } from '../../features/parking/listLots.ts';
import type { CityStop } from '../../features/stops/mergeStops.ts';
import { approachesOf } from '../../features/watch/approaches.ts';
import { boxesAround } from '../../lib/geo/boxesAround.ts';
import { metersBetween } from '../../lib/geo/distance.ts';
import { METERS_PER_FOOT } from '../../lib/geo/lengths.ts';
import type { Place } from '../../lib/geo/distance.ts';
import { walkMinutes } from '../../lib/geo/walkMinutes.ts';

/** How far a rider walks between a lot and a stop (R18). */
export interface Walking {
  readonly metresPerMinute: number;
  readonly parkAndRideFeet: number;
}

interface Walk {
  readonly meters: number;
  readonly walkMinutes: number;
}

/** A stop within a walk of a lot. */
export interface WalkableStop extends Walk {
  readonly stop: CityStop;
}

/** A lot within a walk of a stop. */
export interface WalkableLot extends Walk {
  readonly listed: ListedLot;
}

/** As many are read at a glance: the rest is unfolded. */
export const INITIAL_COUNT = 5;

const byDistance = (a: Walk, b: Walk) => a.meters - b.meters;

/** Gives the walk to a place; null where it is too far. */
function walkFrom(from: Place, { metresPerMinute, parkAndRideFeet }: Walking) {
  const reach = parkAndRideFeet * METERS_PER_FOOT;
  return (to: Place): Walk | null => {
    const meters = metersBetween(from, to);
    return meters > reach ? null : { meters, walkMinutes: walkMinutes(meters, metresPerMinute) };
  };
}

const spatialIndexes = new WeakMap<readonly CityStop[], KDBush>();

/** The stops by where they are, arranged once for as long as they are the same. */
function spatialIndexOf(stops: readonly CityStop[]): KDBush {
  const cached = spatialIndexes.get(stops);
  if (cached !== undefined) return cached;
  const spatialIndex = new KDBush(stops.length);
  for (const { latitude, longitude } of stops) spatialIndex.add(longitude, latitude);
  spatialIndexes.set(stops, spatialIndex.finish());
  return spatialIndex;
}

/** Of many stops those that may be within reach: most of a city is far away. */
function stopsAround(from: Place, reach: number, stops: readonly CityStop[]): CityStop[] {
  if (stops.length === 0) return [];
  const spatialIndex = spatialIndexOf(stops);
  return boxesAround(from, reach).flatMap((box) =>
    spatialIndex.range(...box).flatMap((index) => stops[index] ?? []),
  );
}

/**
 * The stops within a walk of a lot, nearest first (R18).
 *
 * @param loaded the stops of the chosen routes, which know their routes
 * @param found what a search around the lot found besides
 */
export function stopsWithinWalk(
  from: Place,
  walking: Walking,
  loaded: readonly CityStop[],
  found: readonly Stop[] = [],
): WalkableStop[] {
  const walkTo = walkFrom(from, walking);
  const near = new Map<string, WalkableStop>();
  const add = (stop: CityStop) => {
    const walk = walkTo({ lat: stop.latitude, lon: stop.longitude });
    if (walk !== null) near.set(stop.stopID, { stop, ...walk });
  };
  for (const { destination, ...stop } of found) {
    add({ ...stop, routes: [], destinations: destination === undefined ? [] : [destination] });
  }
  for (const stop of stopsAround(from, walking.parkAndRideFeet * METERS_PER_FOOT, loaded))
    add(stop);
  return [...near.values()].toSorted(byDistance);
}

/**
 * Of the stops within a walk those to read first, nearest first: where there are many, those of the
 * chosen routes, for of the others no bus is known.
 */
export function initialStops(near: readonly WalkableStop[]): WalkableStop[] {
  const hasRoute = ({ stop }: WalkableStop) => stop.routes.length > 0;
  return [...near.filter(hasRoute), ...near.filter((one) => !hasRoute(one))]
    .slice(0, INITIAL_COUNT)
    .toSorted(byDistance);
}

/**
 * The buses that are near a stop (R18).
 *
 * @param feeds those that are live: of what is old no bus is said to come
 * @param loaded the stops of the chosen routes
 * @param routes what the settings have of the routes
 */
export function busesNear(
  stop: CityStop,
  feeds: readonly VehicleFeed[],
  loaded: readonly CityStop[],
  routes: readonly RouteSettings[],
): TrackedVehicle[] {
  const watch = { stopID: stop.stopID, destination: null };
  return feeds.flatMap((feed) =>
    approachesOf(watch, stop, feed, loaded, routes).map(({ vehicle }) => vehicle),
  );
}

/** The lots within a walk of a stop that are known to have room, nearest first (R18). */
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
