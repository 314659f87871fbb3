import { metresBetween } from '../../lib/geo/distance.ts';
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
interface End {
  readonly from: string;
  readonly place: Place;
}

/** What a bus has shown since it last turned round or came. */
interface Ride {
  readonly direction: string;
  /** Its next stop, and where it was when it first named it. */
  readonly stop: string;
  readonly since: Place;
  /** How it came to that stop, which is believed once it has gone on from there. */
  readonly step: Step | null;
}

/** What the buses of a route have shown of the order of its stops, since the interface has none. */
export interface StopOrder {
  readonly byDirection: Readonly<Record<string, DirectionOrder>>;
  /** By direction and stop, the last steps before buses turned round. */
  readonly ends: Readonly<Record<string, Readonly<Record<string, End>>>>;
  /** By `vehicleID`. */
  readonly rides: ReadonlyMap<string, Ride>;
}

export const NO_ORDER: StopOrder = { byDirection: {}, ends: {}, rides: new Map() };

/** What of a vehicle's report tells of the order. */
interface Reported extends Place {
  readonly vehicleID: string;
  readonly direction: string;
  readonly nextStop: string;
}

/** Bounds, so that a display that runs for weeks, or a feed gone wild, does not grow. */
const MOST_DIRECTIONS = 24;
const MOST_STOPS = 400;
const MOST_BEFORE = 12;
const MOST_ENDS = 24;

/** Metres. Stops lie farther apart: a bus that names another one and moved less has passed none. */
const LEAST_DRIVEN = 50;

const isRoomFor = (key: string, known: object, most: number) =>
  Object.hasOwn(known, key) || Object.keys(known).length < most;

/** What a record holds of its own, so that a stop may be called `constructor`. */
export const ownOf = <V>(known: Readonly<Record<string, V>>, key: string): V | undefined =>
  Object.hasOwn(known, key) ? known[key] : undefined;

function learned(order: StopOrder['byDirection'], { direction, from, to }: Step) {
  const towards = ownOf(order, direction) ?? {};
  const seen = ownOf(towards, to) ?? {};
  if (
    !isRoomFor(direction, order, MOST_DIRECTIONS) ||
    !isRoomFor(to, towards, MOST_STOPS) ||
    !isRoomFor(from, seen, MOST_BEFORE)
  ) {
    return order;
  }
  const times = (ownOf(seen, from) ?? 0) + 1;
  return { ...order, [direction]: { ...towards, [to]: { ...seen, [from]: times } } };
}

function ended(ends: StopOrder['ends'], { direction, from, to }: Step, { lat, lon }: Place) {
  const towards = ownOf(ends, direction) ?? {};
  if (!isRoomFor(direction, ends, MOST_DIRECTIONS) || !isRoomFor(to, towards, MOST_ENDS)) {
    return ends;
  }
  return { ...ends, [direction]: { ...towards, [to]: { from, place: { lat, lon } } } };
}

/** The step that a bus took to the stop that it names now; null where it cannot have taken one. */
function stepOf({ direction, stop, since }: Ride, to: string, vehicle: Reported): Step | null {
  // A service that knows no next stop repeats the destination; and a last stop leads nowhere.
  const isNone = stop === '' || to === '' || stop === stopNameKey(direction);
  return isNone || metresBetween(since, vehicle) < LEAST_DRIVEN
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
  previous: readonly Reported[],
  vehicles: readonly Reported[],
): StopOrder {
  const known = new Map(previous.map((vehicle) => [vehicle.vehicleID, vehicle]));
  const rides = new Map<string, Ride>();
  let { byDirection, ends } = order;
  let isSame = true;
  for (const vehicle of vehicles) {
    const { vehicleID, direction } = vehicle;
    if (direction === '') continue;
    const stop = stopNameKey(vehicle.nextStop);
    const before = known.get(vehicleID);
    const ride = before === undefined ? undefined : order.rides.get(vehicleID);
    if (ride?.direction === direction && ride.stop === stop) {
      rides.set(vehicleID, ride);
      continue;
    }
    isSame = false;
    const hasTurned = ride !== undefined && ride.direction !== direction;
    if (hasTurned && ride.step !== null && before !== undefined) {
      ends = ended(ends, ride.step, before);
    }
    const step = ride === undefined || hasTurned ? null : stepOf(ride, stop, vehicle);
    if (step !== null && ride !== undefined && ride.step !== null) {
      byDirection = learned(byDirection, ride.step);
    }
    rides.set(vehicleID, { direction, stop, since: { lat: vehicle.lat, lon: vehicle.lon }, step });
  }
  return isSame && rides.size === order.rides.size ? order : { byDirection, ends, rides };
}
