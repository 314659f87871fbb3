import type { VehicleFeed } from '../../api/vehicleFeed.ts';
import type { TrackedVehicle } from '../../api/vehicleFeed.ts';
import type { Stop } from '../../contract/stop.ts';
import { nearbyStops } from '../../features/nearby/nearbyStops.ts';
import type { NearbyStop } from '../../features/nearby/nearbyStops.ts';
import type { ListedLot } from '../../features/parking/listLots.ts';
import type { CityStop } from '../../features/stops/mergeStops.ts';
import { approachesOf } from '../../features/watch/approaches.ts';
import { METRES_PER_FOOT, metresBetween } from '../../lib/distance.ts';
import type { Place } from '../../lib/distance.ts';
import { walkMinutes } from '../../lib/walk.ts';

/** How far a rider walks between a lot and a stop (R18). */
export interface Walking {
  readonly metresPerMinute: number;
  readonly parkAndRideFeet: number;
}

interface Walk {
  readonly metres: number;
  readonly walkMinutes: number;
}

/** A stop within a walk of a lot, and the buses that are near it. */
export interface RideStop extends Walk {
  readonly stop: CityStop;
  readonly buses: readonly TrackedVehicle[];
}

/** More would not be read: the nearest are the ones to walk to. */
const MOST = 5;

const reachOf = ({ parkAndRideFeet }: Walking) => parkAndRideFeet * METRES_PER_FOOT;

/**
 * The stops within a walk of a lot, nearest first; where there are many, those of the chosen routes, for
 * of the others no bus is known (R18).
 *
 * @param loaded the stops of the chosen routes, which know their routes
 * @param found what a search around the lot found besides
 * @param feeds those that are live: of what is old no bus is said to come
 */
export function stopsWithinWalk(
  from: Place,
  walking: Walking,
  {
    loaded,
    found,
    feeds,
  }: {
    loaded: readonly CityStop[];
    found: readonly Stop[];
    feeds: readonly VehicleFeed[];
  },
): RideStop[] {
  const known = new Map<string, CityStop>(
    found.map(({ destination, ...stop }) => [
      stop.stopID,
      { ...stop, routes: [], destinations: destination === undefined ? [] : [destination] },
    ]),
  );
  for (const stop of loaded) known.set(stop.stopID, stop);
  const within = nearbyStops([...known.values()], from, walking.metresPerMinute).filter(
    ({ metres }) => metres <= reachOf(walking),
  );
  const isRide = ({ stop: { stopID } }: NearbyStop) => known.get(stopID)?.routes.length !== 0;
  const shown = [...within.filter(isRide), ...within.filter((one) => !isRide(one))].slice(0, MOST);
  return shown
    .toSorted((a, b) => a.metres - b.metres)
    .flatMap(({ stop: { stopID }, metres, walkMinutes }) => {
      const stop = known.get(stopID);
      if (stop === undefined) return [];
      const watch = { stopID, destination: null };
      const near = feeds.flatMap((feed) => approachesOf(watch, stop, feed, loaded));
      return [{ stop, metres, walkMinutes, buses: near.map(({ vehicle }) => vehicle) }];
    });
}

/** A lot within a walk of a stop. */
export interface RideLot extends Walk {
  readonly listed: ListedLot;
}

/** The lots within a walk of a stop that are known to have room, nearest first (R18). */
export function lotsWithinWalk(
  from: Place,
  walking: Walking,
  lots: readonly ListedLot[],
): RideLot[] {
  return lots
    .flatMap((listed) => {
      const { place, state } = listed;
      if (place === null || state.band === 'full' || state.band === 'unknown') return [];
      const metres = metresBetween(from, place);
      return metres <= reachOf(walking)
        ? [{ listed, metres, walkMinutes: walkMinutes(metres, walking.metresPerMinute) }]
        : [];
    })
    .toSorted((a, b) => a.metres - b.metres)
    .slice(0, MOST);
}
