import { vehicleKey } from '../../../../api/feeds/vehicle-keys.ts';
import type { TrackedVehicle } from '../../../../api/feeds/vehicleFeed.ts';
import type { Place } from '../../../../lib/geo/distance.ts';
import type { RouteLine } from './along-line.ts';
import { eased, pathBetween, positionAt } from './motion.ts';
import type { Motion } from './motion.ts';

/** A vehicle on the map and its current or last motion. */
export interface ShownVehicle {
  readonly vehicle: TrackedVehicle;
  /** Null for a vehicle that was placed at its reported place without animation. */
  readonly motion: Motion | null;
}

/** The vehicles on the map by `vehicleKey`. */
export type ShownVehicles = ReadonlyMap<string, ShownVehicle>;

interface Advance {
  /** Milliseconds of the monotonic clock. */
  readonly now: number;
  readonly lineOf: (routeID: string) => RouteLine | undefined;
  /** The duration of a motion, milliseconds; 0 for none (reduced motion, hidden tab). */
  readonly duration: number;
}

/** Whether a vehicle is being animated at a time. */
export function isMoving({ motion }: ShownVehicle, now: number): boolean {
  return motion !== null && now < motion.startedAt + motion.duration;
}

/** Where a vehicle is shown at a time, and its heading there (null if unknown). */
export function placeOf(shown: ShownVehicle, now: number): Place & { heading: number | null } {
  const { motion, vehicle } = shown;
  if (motion === null || !isMoving(shown, now)) {
    return { lat: vehicle.lat, lon: vehicle.lon, heading: vehicle.heading };
  }
  return positionAt(motion.path, eased((now - motion.startedAt) / motion.duration));
}

function moved(
  before: ShownVehicle,
  vehicle: TrackedVehicle,
  { now, lineOf, duration }: Advance,
): ShownVehicle {
  const previous = before.vehicle;
  // The same report, shown again because something else about the layer changed.
  if (previous === vehicle && (duration > 0 || before.motion === null)) return before;
  if (previous.lat === vehicle.lat && previous.lon === vehicle.lon) {
    return { vehicle, motion: duration === 0 ? null : before.motion };
  }
  const from = placeOf(before, now);
  const since = previous.lastMovedAt ?? previous.firstSeenAt;
  const path =
    duration === 0
      ? null
      : pathBetween({
          from,
          to: { lat: vehicle.lat, lon: vehicle.lon },
          elapsedSeconds: ((vehicle.lastMovedAt ?? now) - since) / 1000,
          line: lineOf(vehicle.routeID),
          headingBefore: from.heading,
          headingAfter: vehicle.heading,
        });
  return { vehicle, motion: path && { path, startedAt: now, duration } };
}

/**
 * Applies a new report. A vehicle that moved is animated from where it is shown now, even in the
 * middle of a motion; a new vehicle appears at its place at once. Pure.
 */
export function advanceShown(
  before: ShownVehicles,
  vehicles: readonly TrackedVehicle[],
  advance: Advance,
): ShownVehicles {
  let isSame = true;
  const after = new Map<string, ShownVehicle>();
  for (const vehicle of vehicles) {
    const key = vehicleKey(vehicle);
    const shown = before.get(key);
    const next = shown === undefined ? { vehicle, motion: null } : moved(shown, vehicle, advance);
    isSame &&= next === shown;
    after.set(key, next);
  }
  return isSame && after.size === before.size ? before : after;
}
