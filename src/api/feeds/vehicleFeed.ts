import type { Vehicle, VehiclesAnswer } from '../../contract/vehicle.ts';
import { parseVehicleClock } from '../../contract/wire/parseVehicleClock.ts';
import { bearingBetween, metersBetween } from '../../lib/geo/distance.ts';
import type { Place } from '../../lib/geo/distance.ts';
import type { Served } from '../createApi.ts';

/**
 * A vehicle with its heading and history, which the interface does not send. They come from comparing
 * answers. Times are milliseconds of `monotonicNow`.
 */
export interface TrackedVehicle extends Vehicle {
  readonly routeID: string;
  /** The direction of its last movement, in degrees clockwise from north; null until it moves. */
  readonly heading: number | null;
  /** When an answer last had it at a different place; null until it moves. */
  readonly lastMovedAt: number | null;
  readonly firstSeenAt: number;
  /** Its position at its last movement. Movement is measured from here, to ignore GPS jitter. */
  readonly lastMovedTo: Place;
}

/** A vehicle that is no longer in the feed, as it was in its last answer. */
export interface DepartedVehicle extends TrackedVehicle {
  /** When the first answer without it arrived. */
  readonly leftAt: number;
}

/** The vehicles of one route, from all answers so far. */
export interface VehicleFeed {
  readonly routeID: string;
  /** The last answer's timestamp as the service wrote it. */
  readonly timestamp?: string;
  /** How old the first answer's data was, in milliseconds, while its timestamp has not changed. */
  readonly ageAtFirst?: number;
  /** When the first good answer arrived. A bus that was first seen later joined later. */
  readonly firstReceivedAt: number;
  /** When the last good answer arrived. */
  readonly receivedAt: number;
  readonly vehicles: readonly TrackedVehicle[];
  /** Vehicles that left, latest first, so that an open card can still name its bus. */
  readonly departed: readonly DepartedVehicle[];
  /** How many vehicles of the last answer could not be decoded. */
  readonly dropped: number;
  /** How many answers in a row had the same timestamp and positions as the one before. */
  readonly unchangedAnswers: number;
  /** When the timestamp or a position last changed. */
  readonly changedAt: number;
  /** The longest time between two such changes lately, in milliseconds; 0 while unknown. */
  readonly typicalGap: number;
  /** When a vehicle of this feed last moved or appeared. */
  readonly lastMovementAt: number;
}

/** Smaller changes of a position are GPS noise. */
export const JITTER_METERS = 2;

/** Milliseconds. A feed that was unchanged for longer was interrupted, and is not usually so slow. */
const LONGEST_TYPICAL_GAP = 150_000;
/** How much of a longer gap is remembered at each change. */
const REMEMBERED_SHARE = 0.9;

function typicalGapOf(previous: VehicleFeed | undefined, changed: boolean, now: number): number {
  if (previous === undefined) return 0;
  const gap = now - previous.changedAt;
  if (!changed || gap > LONGEST_TYPICAL_GAP) return previous.typicalGap;
  return Math.max(gap, previous.typicalGap * REMEMBERED_SHARE);
}

/** A day of buses on a busy route. Limits the memory of a display that runs for weeks. */
const MAX_DEPARTED = 100;

/** How old the data of an answer was when it was sent, in milliseconds; undefined if it does not say. */
function ageOf({ timestamp, servedAt, timeZone }: VehiclesAnswer & Served): number | undefined {
  if (timestamp === undefined || servedAt === undefined || timeZone === undefined) return undefined;
  const reportedAt = parseVehicleClock(timestamp, timeZone);
  return reportedAt === null ? undefined : Math.max(0, servedAt - reportedAt);
}

function track(
  before: TrackedVehicle | undefined,
  vehicle: Vehicle,
  routeID: string,
  now: number,
): TrackedVehicle {
  const place = { lat: vehicle.lat, lon: vehicle.lon };
  if (before === undefined) {
    const unknown = { heading: null, lastMovedAt: null, firstSeenAt: now, lastMovedTo: place };
    return { ...vehicle, routeID, ...unknown };
  }
  const { lastMovedTo, heading, lastMovedAt, firstSeenAt } = before;
  // Measured from its last movement and not from the last report, so that slow movement adds up. Even
  // a long hop gives a heading: a feed with minutes between its reports has nothing better.
  const movement =
    metersBetween(lastMovedTo, place) >= JITTER_METERS
      ? {
          heading: bearingBetween(lastMovedTo, place),
          lastMovedAt: now,
          lastMovedTo: place,
        }
      : { heading, lastMovedAt, lastMovedTo };
  return { ...vehicle, routeID, firstSeenAt, ...movement };
}

/**
 * Adds an answer of getvehicles to the feed of its route. Pure.
 *
 * @param previous the feed so far; undefined before the first answer
 * @param routeID the requested route, because an answer may not name it
 * @param answer the decoded answer; if a vehicle is in it twice, the last one counts
 * @param now when the answer arrived, in milliseconds of a monotonic clock
 */
export function advanceVehicleFeed(
  previous: VehicleFeed | undefined,
  routeID: string,
  answer: VehiclesAnswer & Served,
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
    // A bus that is back after a gap keeps its heading and history.
    const tracked = track(before ?? departed.get(vehicleID), vehicle, routeID, now);
    if (before?.lat !== vehicle.lat || before.lon !== vehicle.lon) changed = true;
    if (before === undefined || tracked.lastMovedAt === now) lastMovementAt = now;
    vehicles.push(tracked);
  }

  const justDeparted = [...present.values()].filter(({ vehicleID }) => !reported.has(vehicleID));
  const stillDeparted = [...departed.values()].filter(({ vehicleID }) => !reported.has(vehicleID));
  const isSameTime = previous !== undefined && previous.timestamp === answer.timestamp;
  const ageAtFirst = previous === undefined ? ageOf(answer) : previous.ageAtFirst;
  return {
    routeID,
    ...(ageAtFirst === undefined || (previous !== undefined && !isSameTime) ? {} : { ageAtFirst }),
    ...(answer.timestamp === undefined ? {} : { timestamp: answer.timestamp }),
    firstReceivedAt: previous?.firstReceivedAt ?? now,
    receivedAt: now,
    vehicles,
    departed: [
      ...justDeparted.map((vehicle) => ({ ...vehicle, leftAt: now })),
      ...stillDeparted,
    ].slice(0, MAX_DEPARTED),
    dropped: answer.dropped,
    changedAt: previous === undefined || changed ? now : previous.changedAt,
    typicalGap: typicalGapOf(previous, changed, now),
    unchangedAnswers: previous === undefined || changed ? 0 : previous.unchangedAnswers + 1,
    lastMovementAt,
  };
}
