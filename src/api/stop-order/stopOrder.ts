import { metersBetween } from '../../lib/geo/distance.ts';
import type { Place } from '../../lib/geo/distance.ts';
import { stopNameKey } from '../../lib/stop-name.ts';

/** A step of a bus from one next stop to another; both by the key of their names. */
interface Step {
  readonly direction: string;
  readonly from: string;
  readonly to: string;
}

/** By stop, the stops that buses had as their next one right before it, and how often. */
export type DirectionOrder = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** How a bus came to the stop after which it turned round, and where it was when it did. */
interface LineEnd {
  readonly from: string;
  readonly place: Place;
}

/** What a bus has shown since it last turned round or came. */
interface Ride {
  readonly direction: string;
  /** Its next stop, and where it was when it first named it. */
  readonly stop: string;
  readonly reportedFrom: Place;
  /** How it came to that stop, which is believed once it has gone on from there. */
  readonly step: Step | null;
}

/** What the buses of a route have shown of the order of its stops, since the interface has none. */
export interface StopOrder {
  readonly byDirection: Readonly<Record<string, DirectionOrder>>;
  /** By direction and stop, the last steps before buses turned round. */
  readonly ends: Readonly<Record<string, Readonly<Record<string, LineEnd>>>>;
  /** By `vehicleID`. */
  readonly rides: ReadonlyMap<string, Ride>;
}

export const NO_ORDER: StopOrder = { byDirection: {}, ends: {}, rides: new Map() };

/** What of a vehicle's report tells of the order. */
interface ReportedVehicle extends Place {
  readonly vehicleID: string;
  readonly direction: string;
  readonly nextStop: string;
}

/** Bounds, so that a display that runs for weeks, or a feed gone wild, does not grow. */
const MAX_DIRECTIONS = 24;
const MAX_STOPS = 400;
const MAX_PREVIOUS_STOPS = 12;
const MAX_ENDS = 24;

/** Metres. Stops lie farther apart: a bus that names another one and moved less has passed none. */
const MIN_METERS_DRIVEN = 50;

const hasCapacity = (key: string, record: object, max: number) =>
  Object.hasOwn(record, key) || Object.keys(record).length < max;

/** What a record holds of its own, so that a stop may be called `constructor`. */
export const ownValue = <V>(record: Readonly<Record<string, V>>, key: string): V | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

function recordStep(order: StopOrder['byDirection'], { direction, from, to }: Step) {
  const byStop = ownValue(order, direction) ?? {};
  const counts = ownValue(byStop, to) ?? {};
  if (
    !hasCapacity(direction, order, MAX_DIRECTIONS) ||
    !hasCapacity(to, byStop, MAX_STOPS) ||
    !hasCapacity(from, counts, MAX_PREVIOUS_STOPS)
  ) {
    return order;
  }
  const count = (ownValue(counts, from) ?? 0) + 1;
  return { ...order, [direction]: { ...byStop, [to]: { ...counts, [from]: count } } };
}

function recordLineEnd(
  ends: StopOrder['ends'],
  { direction, from, to }: Step,
  { lat, lon }: Place,
) {
  const byStop = ownValue(ends, direction) ?? {};
  if (!hasCapacity(direction, ends, MAX_DIRECTIONS) || !hasCapacity(to, byStop, MAX_ENDS)) {
    return ends;
  }
  return { ...ends, [direction]: { ...byStop, [to]: { from, place: { lat, lon } } } };
}

/** The step that a bus took to the stop that it names now; null where it cannot have taken one. */
function stepTo(
  { direction, stop, reportedFrom: since }: Ride,
  to: string,
  vehicle: ReportedVehicle,
): Step | null {
  // A service that knows no next stop repeats the destination; and a last stop leads nowhere.
  const hasNoStep = stop === '' || to === '' || stop === stopNameKey(direction);
  return hasNoStep || metersBetween(since, vehicle) < MIN_METERS_DRIVEN
    ? null
    : { direction, from: stop, to };
}

/**
 * Learns from two answers in a row. A step is believed once its bus has driven on from it in the same
 * direction: one that turns round may name the first stop of its way back before it says that it
 * turned, and one that stands at the end of its line may name one stop and then another. Pure; the
 * same object where nothing is new.
 *
 * @param previous the answer before, empty where it is too long ago to tell of the same rides
 */
export function advanceStopOrder(
  order: StopOrder,
  previous: readonly ReportedVehicle[],
  vehicles: readonly ReportedVehicle[],
): StopOrder {
  const previousByID = new Map(previous.map((vehicle) => [vehicle.vehicleID, vehicle]));
  const rides = new Map<string, Ride>();
  let { byDirection, ends } = order;
  let isSame = true;
  for (const vehicle of vehicles) {
    const { vehicleID, direction } = vehicle;
    if (direction === '') continue;
    const stop = stopNameKey(vehicle.nextStop);
    const before = previousByID.get(vehicleID);
    const ride = before === undefined ? undefined : order.rides.get(vehicleID);
    if (ride?.direction === direction && ride.stop === stop) {
      rides.set(vehicleID, ride);
      continue;
    }
    isSame = false;
    const hasTurned = ride !== undefined && ride.direction !== direction;
    if (hasTurned && ride.step !== null && before !== undefined) {
      ends = recordLineEnd(ends, ride.step, before);
    }
    const step = ride === undefined || hasTurned ? null : stepTo(ride, stop, vehicle);
    if (step !== null && ride !== undefined && ride.step !== null) {
      byDirection = recordStep(byDirection, ride.step);
    }
    rides.set(vehicleID, {
      direction,
      stop,
      reportedFrom: { lat: vehicle.lat, lon: vehicle.lon },
      step,
    });
  }
  return isSame && rides.size === order.rides.size ? order : { byDirection, ends, rides };
}
