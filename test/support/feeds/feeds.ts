import type { Served } from '../../../src/api/createApi.ts';
import { advanceVehicleFeed } from '../../../src/api/feeds/vehicleFeed.ts';
import type { VehicleFeed } from '../../../src/api/feeds/vehicleFeed.ts';
import type { Vehicle } from '../../../src/contract/vehicle.ts';
import { placeAt } from '../../../src/lib/geo/distance.ts';
import { aVehicle } from '../builders.ts';

export const SECOND = 1000;
export const START = { lat: 43.07, lon: -89.4 };

/** Bus 007, a number of meters east of START. */
export const busAt = (meters: number, overrides: Partial<Vehicle> = {}) =>
  aVehicle({ ...placeAt(START, 90, meters), ...overrides });

/** The feed of route 03 after responses received at the given seconds. */
export function feedOf(
  ...answers: ({ at: number; vehicles: Vehicle[]; timestamp?: string } & Served)[]
): VehicleFeed {
  let feed: VehicleFeed | undefined;
  for (const { at, ...answer } of answers) {
    feed = advanceVehicleFeed(feed, '03', { ...answer, dropped: 0 }, at * SECOND);
  }
  if (feed === undefined) throw new Error('no answers given');
  return feed;
}
