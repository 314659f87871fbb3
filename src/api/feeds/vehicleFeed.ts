import type { Vehicle, VehiclesAnswer } from '../../contract/vehicle.ts';
import { bearingBetween, metersBetween } from '../../lib/geo/distance.ts';
import type { Place } from '../../lib/geo/distance.ts';
import { NO_ORDER, advanceStopOrder } from '../stop-order/stopOrder.ts';
import type { StopOrder } from '../stop-order/stopOrder.ts';

/**
 * A vehicle with what can only be known by having watched it: the interface gives neither a time
 * nor a heading. Times are milliseconds of one clock (`timePassed`).
 */
export interface TrackedVehicle extends Vehicle {
  readonly routeID: string;
  /** Degrees clockwise from north between its last two different places; null until known (R10). */
  readonly heading: number | null;
  /** When an answer last had it at a different place; null where none has yet. */
  readonly lastMovedAt: number | null;
  readonly firstSeenAt: number;
  /** Where it stands: its report of `lastMovedAt`, from which jitter is told from movement. */
  readonly standsAt: Place;
  /** The last different place before `standsAt`. */
  readonly previous?: Place;
  /** The `nextStop` that it had before the one it has. */
  readonly previousNextStop?: string;
}

/** A vehicle as it was in the last answer that had it. */
export interface DepartedVehicle extends TrackedVehicle {
  /** When the first answer without it came. */
  readonly leftAt: number;
}

/** All that the answers of one route have told so far. */
export interface VehicleFeed {
  readonly routeID: string;
  /** The service's own words for the time of the last answer, never parsed. */
  readonly timestamp?: string;
  /** When the first good answer came: a bus that was seen later came later. */
  readonly firstReceivedAt: number;
  /** When the last good answer came. */
  readonly receivedAt: number;
  readonly vehicles: readonly TrackedVehicle[];
  /** Vehicles that left, the last to leave first, so that an open card can still say which bus it was. */
  readonly departed: readonly DepartedVehicle[];
  /** How many vehicles of the last answer could not be read. */
  readonly dropped: number;
  /** How many answers in a row had the timestamp and every position of the one before. */
  readonly unchangedAnswers: number;
  /** When a vehicle of this feed was last seen to move or to appear. */
  readonly lastMovementAt: number;
  /** What its buses have shown of the order of its stops (R16). */
  readonly stopOrder: StopOrder;
}

/** Below this a changed position is the receiver's noise (R9). */
export const JITTER_METERS = 2;

/** After a longer gap a bus may be on another trip, and what it passed is not known. */
const MAX_GAP = 330_000;

/** A day of buses of a busy route; a bound, so that a display that runs for weeks does not grow. */
const MAX_DEPARTED = 100;

/**
 * The identity of a vehicle on the page: an ID is unique within its route only (interface 4.4). A
 * route's own slash is written otherwise, so that the first one ends the route.
 */
export function vehicleKey(vehicle: { routeID: string; vehicleID: string }): string {
  return `${vehicle.routeID.replaceAll(/[%/]/g, encodeURIComponent)}/${vehicle.vehicleID}`;
}

/** The vehicle's own ID, of its `vehicleKey`; all of a text that is no such key. */
export function vehicleIDOf(key: string): string {
  return key.slice(key.indexOf('/') + 1);
}

/** The route's ID, of a `vehicleKey`; null of a text that is no such key. */
export function routeIDOf(key: string): string | null {
  const end = key.indexOf('/');
  return end < 1 ? null : key.slice(0, end).replaceAll(/%25|%2F/g, decodeURIComponent);
}

function track(
  before: TrackedVehicle | undefined,
  vehicle: Vehicle,
  routeID: string,
  now: number,
): TrackedVehicle {
  const place = { lat: vehicle.lat, lon: vehicle.lon };
  if (before === undefined) {
    const unknown = { heading: null, lastMovedAt: null, firstSeenAt: now, standsAt: place };
    return { ...vehicle, routeID, ...unknown };
  }
  const { standsAt, heading, lastMovedAt, firstSeenAt, previous, previousNextStop } = before;
  // Measured from where it stands and not from the last report, so that creeping adds up. A long
  // hop gives a heading too: it is the best that a feed with minutes between its reports can say.
  const movement =
    metersBetween(standsAt, place) >= JITTER_METERS
      ? {
          heading: bearingBetween(standsAt, place),
          lastMovedAt: now,
          standsAt: place,
          previous: standsAt,
        }
      : { heading, lastMovedAt, standsAt, ...(previous === undefined ? {} : { previous }) };
  const nextStopBefore = before.nextStop === vehicle.nextStop ? previousNextStop : before.nextStop;
  return {
    ...vehicle,
    routeID,
    firstSeenAt,
    ...movement,
    ...(nextStopBefore === undefined ? {} : { previousNextStop: nextStopBefore }),
  };
}

/**
 * Folds an answer of getvehicles into what is known of its route; pure.
 *
 * @param previous what was known, if anything
 * @param routeID the route that was asked for: an answer need not name it
 * @param answer the decoded answer; of a vehicle that it holds twice the last one counts
 * @param now when it came, milliseconds of a monotonic clock
 */
export function advanceVehicleFeed(
  previous: VehicleFeed | undefined,
  routeID: string,
  answer: VehiclesAnswer,
  now: number,
): VehicleFeed {
  const present = new Map(previous?.vehicles.map((vehicle) => [vehicle.vehicleID, vehicle]));
  const departed = new Map(previous?.departed.map((vehicle) => [vehicle.vehicleID, vehicle]));
  const reported = new Map(answer.vehicles.map((vehicle) => [vehicle.vehicleID, vehicle]));

  const vehicles: TrackedVehicle[] = [];
  let changed = present.size !== reported.size || answer.timestamp !== previous?.timestamp;
  let lastMovementAt = previous?.lastMovementAt ?? now;
  for (const [vehicleID, vehicle] of reported) {
    const before = present.get(vehicleID);
    // A bus that one answer left out comes back with its heading and its history.
    const tracked = track(before ?? departed.get(vehicleID), vehicle, routeID, now);
    if (before?.lat !== vehicle.lat || before.lon !== vehicle.lon) changed = true;
    if (before === undefined || tracked.lastMovedAt === now) lastMovementAt = now;
    vehicles.push(tracked);
  }

  const stopOrder = previous?.stopOrder ?? NO_ORDER;
  const isConsecutive = previous !== undefined && now - previous.receivedAt <= MAX_GAP;
  const justDeparted = [...present.values()].filter(({ vehicleID }) => !reported.has(vehicleID));
  const stillDeparted = [...departed.values()].filter(({ vehicleID }) => !reported.has(vehicleID));
  return {
    routeID,
    ...(answer.timestamp === undefined ? {} : { timestamp: answer.timestamp }),
    firstReceivedAt: previous?.firstReceivedAt ?? now,
    receivedAt: now,
    vehicles,
    departed: [
      ...justDeparted.map((vehicle) => ({ ...vehicle, leftAt: now })),
      ...stillDeparted,
    ].slice(0, MAX_DEPARTED),
    dropped: answer.dropped,
    unchangedAnswers: previous === undefined || changed ? 0 : previous.unchangedAnswers + 1,
    lastMovementAt,
    stopOrder: advanceStopOrder(
      stopOrder,
      isConsecutive ? previous.vehicles : [],
      vehicles,
      now - (previous?.receivedAt ?? now),
    ),
  };
}
