import { stopsBefore } from '../../api/stopOrder.ts';
import type { TrackedVehicle, VehicleFeed } from '../../api/vehicleFeed.ts';
import { stopNameKey } from '../../lib/stop-name.ts';

/** A stop that is watched for buses, and where they are to go; null for wherever (R16). */
export interface Watch {
  readonly stopID: string;
  readonly destination: string | null;
}

/** A loaded stop, as it is needed to know its buses. */
export interface WatchedStop {
  readonly stopID: string;
  readonly intersection: string;
  readonly routes: readonly string[];
  readonly destinations: readonly string[];
}

/** A bus that is near a watched stop. */
export interface Approach {
  readonly watch: Watch;
  readonly stop: WatchedStop;
  readonly vehicle: TrackedVehicle;
  /** Its next stop is the watched one, or the one before that. */
  readonly step: 'next' | 'before';
}

const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/**
 * Whether a bus stops at this stop and not at the one of the same name across the street: it drives
 * a route of the stop, to a destination of the stop. What the service does not tell rules nothing out.
 */
function servesStop({ routeID, direction }: TrackedVehicle, watch: Watch, stop: WatchedStop) {
  if (!stop.routes.includes(routeID)) return false;
  const wanted = watch.destination === null ? stop.destinations : [watch.destination];
  return (
    direction === '' ||
    wanted.length === 0 ||
    wanted.some((destination) => isSame(destination, direction))
  );
}

/** The buses of a feed that are near a watched stop (R16); those whose next stop it is come first. */
export function approachesOf(watch: Watch, stop: WatchedStop, feed: VehicleFeed): Approach[] {
  const here = stopNameKey(stop.intersection);
  if (here === '') return [];
  const near = feed.vehicles.flatMap((vehicle): Approach[] => {
    if (!servesStop(vehicle, watch, stop)) return [];
    const next = stopNameKey(vehicle.nextStop);
    if (next === here) return [{ watch, stop, vehicle, step: 'next' }];
    return next !== '' && stopsBefore(feed.stopOrder, vehicle.direction, here).includes(next)
      ? [{ watch, stop, vehicle, step: 'before' }]
      : [];
  });
  return near.toSorted((a, b) => Number(a.step === 'before') - Number(b.step === 'before'));
}
