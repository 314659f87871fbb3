import { advanceVehicleFeed } from '../../../src/api/feeds/vehicleFeed.ts';
import type { VehicleFeed } from '../../../src/api/feeds/vehicleFeed.ts';
import type { KnownRoute } from '../../../src/api/RouteRead.ts';
import { approachesOf } from '../../../src/features/watch/approaches.ts';
import type { WatchedStop } from '../../../src/features/watch/WatchedStop.ts';
import { placeAt } from '../../../src/lib/geo/distance.ts';
import type { Place } from '../../../src/lib/geo/distance.ts';
import { aVehicle } from '../builders.ts';
import { START } from './feeds.ts';

export const EAST = 'East Transfer Point';

/** The place at this many meters east and north of START. */
export const placeOn = (east: number, north = 0): Place =>
  placeAt(placeAt(START, 90, east), 0, north);

/** A stop of route 03 to the destination EAST, meters east and north of START. */
export function stopOn(
  stopID: string,
  intersection: string,
  east: number,
  north = 0,
  overrides: Partial<WatchedStop> = {},
): WatchedStop {
  const { lat, lon } = placeOn(east, north);
  const place = { latitude: lat, longitude: lon };
  return { stopID, intersection, ...place, routes: ['03'], destinations: [EAST], ...overrides };
}

/** One report: meters east and north of START, and the name of the next stop. */
export type Step = readonly [east: number, north: number, nextStop: string];

interface Trip {
  vehicleID: string;
  steps: readonly Step[];
  direction?: string;
}

/** The feed of route 03 after trips one after another, with a report every `seconds`. */
export function feedAfter(seconds: number, ...trips: Trip[]): VehicleFeed {
  let feed: VehicleFeed | undefined;
  let at = 0;
  for (const { vehicleID, steps, direction = EAST } of trips) {
    for (const [east, north, nextStop] of steps) {
      const place = placeOn(east, north);
      const vehicle = aVehicle({ vehicleID, direction, nextStop, ...place });
      feed = advanceVehicleFeed(feed, '03', { vehicles: [vehicle], dropped: 0 }, at);
      at += 1000 * seconds;
    }
  }
  if (feed === undefined) throw new Error('no trips given');
  return feed;
}

/**
 * A ride along a line, with a report every `every` meters up to `until` meters. The bus names each stop as
 * its next stop until it has passed it. `along` is in meters from the start.
 */
export function rideThrough(
  corners: readonly (readonly [east: number, north: number])[],
  stops: readonly (readonly [along: number, name: string])[],
  { every = 100, until = Infinity } = {},
): Step[] {
  const steps: Step[] = [];
  let start = 0;
  for (const [index, [east, north]] of corners.entries()) {
    const from = corners[index - 1];
    if (from === undefined) continue;
    const length = Math.hypot(east - from[0], north - from[1]);
    for (
      let on = Math.ceil(start / every) * every;
      on < start + length && on <= until;
      on += every
    ) {
      const part = (on - start) / length;
      const next = stops.find(([along]) => along > on) ?? stops.at(-1);
      steps.push([
        from[0] + part * (east - from[0]),
        from[1] + part * (north - from[1]),
        next?.[1] ?? '',
      ]);
    }
    start += length;
  }
  return steps;
}

/** The approaches to a stop, as pairs of vehicleID and step. */
export const stepsTo = (
  feed: VehicleFeed,
  stop: WatchedStop,
  stops: readonly WatchedStop[],
  routes: readonly KnownRoute[] = [],
) =>
  approachesOf({ stopID: stop.stopID, destination: null }, stop, feed, stops, routes).map(
    ({ vehicle, step }) => [vehicle.vehicleID, step],
  );

/** A street with a stop every 300 m. */
const [a, b, c, d] = [
  stopOn('0101', 'First & Main', 300),
  stopOn('0102', 'Second & Main', 600),
  stopOn('0103', 'Third & Main', 900),
  stopOn('0104', 'Fourth & Main', 1200),
] as const;
export const street = [a, b, c, d] as const;
export const STREET = [
  [0, 0],
  [2000, 0],
] as const;
export const onStreet = street.map(
  ({ intersection }, index) => [300 * (index + 1), intersection] as const,
);
export const along = (options?: { every?: number; until?: number }) =>
  rideThrough(STREET, onStreet, options);

/** A bus that rides the whole street. */
export const WHOLE_RIDE: Trip = { vehicleID: '007', steps: along() };
/** Another bus, after this many meters of the street. */
export const rideUpTo = (until: number): Trip => ({ vehicleID: '008', steps: along({ until }) });

/** A branch that turns north after the second stop of the street, to the same destination. */
export const north = stopOn('0110', 'Third & North', 600, 300);
const NORTHWARD = [
  [0, 0],
  [600, 0],
  [600, 1500],
] as const;
const onNorth = [...onStreet.slice(0, 2), [900, north.intersection]] as const;
export const fork = [...street, north];
export const NORTHWARD_RIDE: Trip = { vehicleID: '009', steps: rideThrough(NORTHWARD, onNorth) };
