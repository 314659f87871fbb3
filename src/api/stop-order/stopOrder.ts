import { destinationKey } from '../../lib/destination.ts';
import { metersBetween } from '../../lib/geo/distance.ts';
import type { Place } from '../../lib/geo/distance.ts';
import { stopNameKey } from '../../lib/stop-name.ts';

/** Where a bus was seen on a ride, and the stop that it named as its next one there. */
export interface RidePoint extends Place {
  /** By `stopNameKey`. */
  readonly nextStop: string;
  /** The longest time between two reports since the point before, milliseconds. */
  readonly gap: number;
}

/** What one bus showed of its way to one destination. */
export interface Ride {
  readonly vehicleID: string;
  /** In the order in which they were seen. */
  readonly points: readonly RidePoint[];
  /** The bus went on to another destination, so that the ride has no more points. */
  readonly hasTurned: boolean;
}

/** What the buses of a route have shown of the order of its stops, since the interface has none. */
export interface StopOrder {
  /** By `destinationKey`, the rides that are over, the last one first. */
  readonly past: ReadonlyMap<string, readonly Ride[]>;
  /** By `vehicleID`, the rides under way. */
  readonly rides: ReadonlyMap<string, OpenRide>;
}

interface OpenRide {
  readonly ride: Ride;
  /** By `destinationKey`. */
  readonly direction: string;
  /** The longest time between two reports since the ride's last point, milliseconds. */
  readonly gap: number;
  /** Where the bus stands, and for how long at least, milliseconds. */
  readonly standsAt: Place;
  readonly stood: number;
}

export const NO_ORDER: StopOrder = { past: new Map(), rides: new Map() };

/** What of a vehicle's report tells of the order. */
interface ReportedVehicle extends Place {
  readonly vehicleID: string;
  readonly direction: string;
  readonly nextStop: string;
}

/** Bounds, so that a display that runs for weeks, or a feed gone wild, does not grow. */
const MAX_DIRECTIONS = 24;
const MOST_RIDES = 32;
const MOST_POINTS = 300;

/** Metres. A line through points this far apart cuts no corner by more than a street's width or two. */
const APART = 100;

/** Milliseconds. A bus that stood this long may begin another trip, though its destination is the same. */
const LAYOVER = 4 * 60_000;

function newRide(vehicleID: string, direction: string, point: RidePoint): OpenRide {
  const ride = { vehicleID, points: [{ ...point, gap: 0 }], hasTurned: false };
  return { ride, direction, gap: 0, standsAt: { lat: point.lat, lon: point.lon }, stood: 0 };
}

/** The ride with a bus's latest report. */
function drivenOn(open: OpenRide, point: RidePoint): OpenRide {
  const { ride } = open;
  const last = ride.points.at(-1);
  const gap = Math.max(open.gap, point.gap);
  const stands =
    metersBetween(open.standsAt, point) < APART
      ? { standsAt: open.standsAt, stood: open.stood + point.gap }
      : { standsAt: { lat: point.lat, lon: point.lon }, stood: 0 };
  if (last?.nextStop === point.nextStop && metersBetween(last, point) < APART) {
    return { ...open, ...stands, gap };
  }
  const points = [...ride.points, { ...point, gap }].slice(-MOST_POINTS);
  return { ...open, ...stands, ride: { ...ride, points }, gap: 0 };
}

function withPast(past: StopOrder['past'], { direction, ride }: OpenRide, hasTurned: boolean) {
  const before = past.get(direction) ?? [];
  if (ride.points.length < 2 || (before.length === 0 && past.size >= MAX_DIRECTIONS)) return past;
  return new Map(past).set(direction, [{ ...ride, hasTurned }, ...before].slice(0, MOST_RIDES));
}

/**
 * Adds an answer to what the buses have shown. Pure.
 *
 * @param previous the answer before, empty where it is too long ago to tell of the same rides
 * @param gap how long ago the answer before came, milliseconds
 */
export function advanceStopOrder(
  order: StopOrder,
  previous: readonly ReportedVehicle[],
  vehicles: readonly ReportedVehicle[],
  gap: number,
): StopOrder {
  const seenBefore = new Set(previous.map(({ vehicleID }) => vehicleID));
  const rides = new Map<string, OpenRide>();
  let { past } = order;
  for (const vehicle of vehicles) {
    const { vehicleID, lat, lon } = vehicle;
    const direction = destinationKey(vehicle.direction);
    if (direction === '') continue;
    const point = { lat, lon, nextStop: stopNameKey(vehicle.nextStop), gap };
    const open = seenBefore.has(vehicleID) ? order.rides.get(vehicleID) : undefined;
    const goesOn = open?.direction === direction;
    const hasBegun =
      goesOn && open.stood >= LAYOVER && metersBetween(open.standsAt, point) >= APART;
    rides.set(
      vehicleID,
      goesOn && !hasBegun ? drivenOn(open, point) : newRide(vehicleID, direction, point),
    );
    if (open !== undefined && (!goesOn || hasBegun)) past = withPast(past, open, !goesOn);
  }
  const isPresent = new Set(vehicles.map(({ vehicleID }) => vehicleID));
  for (const [vehicleID, open] of order.rides) {
    const isOver = !isPresent.has(vehicleID) || !seenBefore.has(vehicleID);
    if (isOver) past = withPast(past, open, false);
  }
  return { past, rides };
}

/** The rides that were seen to a destination, those under way first. */
export function ridesTo({ past, rides }: StopOrder, direction: string): readonly Ride[] {
  const key = destinationKey(direction);
  const open = [...rides.values()].filter((one) => one.direction === key);
  return [...open.map(({ ride }) => ride), ...(past.get(key) ?? [])];
}

/** The longest time between a bus's latest reports, milliseconds; null where it was seen once. */
export function latestGap({ rides }: StopOrder, vehicleID: string): number | null {
  const open = rides.get(vehicleID);
  const gap = Math.max(open?.gap ?? 0, open?.ride.points.at(-1)?.gap ?? 0);
  return gap === 0 ? null : gap;
}
