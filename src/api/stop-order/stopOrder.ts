import { metersBetween } from '../../lib/geo/distance.ts';
import type { Place } from '../../lib/geo/distance.ts';
import { destinationKey } from '../../lib/names/destination.ts';
import { stopNameKey } from '../../lib/names/stop-name.ts';

/** A position of a bus on a ride, and its next stop there. */
export interface RidePoint extends Place {
  /** A `stopNameKey`. */
  readonly nextStop: string;
  /** The longest time between two reports since the previous point, in milliseconds. */
  readonly gap: number;
}

/** The observed ride of one bus to one destination. */
export interface Ride {
  readonly vehicleID: string;
  /** In order of time. */
  readonly points: readonly RidePoint[];
  /** Whether the ride ended because the bus continued to another destination. */
  readonly hasTurned: boolean;
}

/** The observed rides of a route. They show the order of its stops, which the interface does not send. */
export interface StopOrder {
  /** By `destinationKey`, the finished rides, latest first. */
  readonly past: ReadonlyMap<string, readonly Ride[]>;
  /** By `vehicleID`, the current rides. */
  readonly rides: ReadonlyMap<string, OpenRide>;
}

interface OpenRide {
  readonly ride: Ride;
  /** A `destinationKey`. */
  readonly direction: string;
  /** The longest time between two reports since the ride's last point, in milliseconds. */
  readonly gap: number;
  /** Where the bus last stopped moving. */
  readonly stoppedAt: Place;
  /** How long it has been there at least, in milliseconds. */
  readonly stoppedFor: number;
}

export const NO_ORDER: StopOrder = { past: new Map(), rides: new Map() };

/** The part of a vehicle's report that is used here. */
interface ReportedVehicle extends Place {
  readonly vehicleID: string;
  readonly direction: string;
  readonly nextStop: string;
}

/** Limit the memory of a display that runs for weeks, or with a faulty feed. */
const MAX_DIRECTIONS = 24;
const MAX_RIDES = 32;
const MAX_POINTS = 300;

/** Meters between points. A line through them follows the streets closely enough. */
const MIN_SPACING = 100;

/** A bus that was stopped this long may begin a new trip to the same destination; in milliseconds. */
const LAYOVER = 4 * 60_000;

function newRide(vehicleID: string, direction: string, point: RidePoint): OpenRide {
  const ride = { vehicleID, points: [{ ...point, gap: 0 }], hasTurned: false };
  return { ride, direction, gap: 0, stoppedAt: { lat: point.lat, lon: point.lon }, stoppedFor: 0 };
}

/** Adds a bus's latest report to its ride. */
function continueRide(open: OpenRide, point: RidePoint): OpenRide {
  const { ride } = open;
  const last = ride.points.at(-1);
  const gap = Math.max(open.gap, point.gap);
  const stop =
    metersBetween(open.stoppedAt, point) < MIN_SPACING
      ? { stoppedAt: open.stoppedAt, stoppedFor: open.stoppedFor + point.gap }
      : { stoppedAt: { lat: point.lat, lon: point.lon }, stoppedFor: 0 };
  if (last?.nextStop === point.nextStop && metersBetween(last, point) < MIN_SPACING) {
    return { ...open, ...stop, gap };
  }
  const points = [...ride.points, { ...point, gap }].slice(-MAX_POINTS);
  return { ...open, ...stop, ride: { ...ride, points }, gap: 0 };
}

function withPast(past: StopOrder['past'], { direction, ride }: OpenRide, hasTurned: boolean) {
  const before = past.get(direction) ?? [];
  if (ride.points.length < 2 || (before.length === 0 && past.size >= MAX_DIRECTIONS)) return past;
  return new Map(past).set(direction, [{ ...ride, hasTurned }, ...before].slice(0, MAX_RIDES));
}

/**
 * Adds an answer to the observed rides. Pure.
 *
 * @param previous the vehicles of the previous answer; empty if that is too old, which ends all rides
 * @param gap the time since the previous answer, in milliseconds
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
    const isSameDirection = open?.direction === direction;
    const hasBegun =
      isSameDirection &&
      open.stoppedFor >= LAYOVER &&
      metersBetween(open.stoppedAt, point) >= MIN_SPACING;
    rides.set(
      vehicleID,
      isSameDirection && !hasBegun
        ? continueRide(open, point)
        : newRide(vehicleID, direction, point),
    );
    if (open !== undefined && (!isSameDirection || hasBegun))
      past = withPast(past, open, !isSameDirection);
  }
  const isPresent = new Set(vehicles.map(({ vehicleID }) => vehicleID));
  for (const [vehicleID, open] of order.rides) {
    const isOver = !isPresent.has(vehicleID) || !seenBefore.has(vehicleID);
    if (isOver) past = withPast(past, open, false);
  }
  return { past, rides };
}

/** The observed rides to a destination, current rides first. */
export function ridesTo({ past, rides }: StopOrder, direction: string): readonly Ride[] {
  const key = destinationKey(direction);
  const open = [...rides.values()].filter((one) => one.direction === key);
  return [...open.map(({ ride }) => ride), ...(past.get(key) ?? [])];
}

/** The longest time between a bus's latest reports, in milliseconds; null if it was seen only once. */
export function latestGap({ rides }: StopOrder, vehicleID: string): number | null {
  const open = rides.get(vehicleID);
  const gap = Math.max(open?.gap ?? 0, open?.ride.points.at(-1)?.gap ?? 0);
  return gap === 0 ? null : gap;
}

/** The `stopNameKey` that a bus named before its next stop; null if it named only one on this ride. */
export function previousStop({ rides }: StopOrder, vehicleID: string): string | null {
  const points = rides.get(vehicleID)?.ride.points ?? [];
  const nextStop = points.at(-1)?.nextStop;
  return points.findLast((point) => point.nextStop !== nextStop)?.nextStop ?? null;
}
