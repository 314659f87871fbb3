import { advanceVehicleFeed } from '../../../src/api/feeds/vehicleFeed.ts';
import type { TrackedVehicle, VehicleFeed } from '../../../src/api/feeds/vehicleFeed.ts';
import type { KnownRoute } from '../../../src/api/RouteRead.ts';
import type { Vehicle } from '../../../src/contract/vehicle.ts';
import type { CityStop } from '../../../src/features/stops/mergeStops.ts';
import { announceOnce, approachKey } from '../../../src/features/watch/announceOnce.ts';
import type { AnnouncedAt } from '../../../src/features/watch/announceOnce.ts';
import { approachesOf } from '../../../src/features/watch/approaches.ts';
import type { Approach } from '../../../src/features/watch/approaches.ts';

/** Milliseconds. An older alert for a bus was for an earlier ride. */
export const SAME_RIDE = 30 * 60_000;

/** One answer of getvehicles. `at` is in milliseconds of any monotonic clock. */
export interface Poll {
  readonly at: number;
  readonly vehicles: readonly Vehicle[];
}

/** An alert that a bus is near, and its time. */
export interface ApproachAnnouncement extends Pick<Approach, 'step'> {
  readonly at: number;
  readonly stop: CityStop;
  readonly vehicle: TrackedVehicle;
}

/** The alerts for a rider who watches every stop of a route and opens the page at the first poll. */
export function watchEveryStop(
  routeID: string,
  stops: readonly CityStop[],
  polls: readonly Poll[],
  routes: readonly KnownRoute[] = [],
): ApproachAnnouncement[] {
  const announcements: ApproachAnnouncement[] = [];
  let feed: VehicleFeed | undefined;
  let announced: AnnouncedAt = new Map();
  for (const { at, vehicles } of polls) {
    const answered = advanceVehicleFeed(feed, routeID, { vehicles: [...vehicles], dropped: 0 }, at);
    feed = answered;
    const near = stops.flatMap((stop) =>
      approachesOf({ stopID: stop.stopID, destination: null }, stop, answered, stops, routes),
    );
    const next = announceOnce(announced, near, approachKey, at);
    announced = next.announced;
    announcements.push(
      ...next.fresh.map(({ stop: { stopID }, vehicle, step }) => {
        const stop = stops.find((one) => one.stopID === stopID);
        if (stop === undefined) throw new Error(`no stop ${stopID}`);
        return { at, stop, vehicle, step };
      }),
    );
  }
  return announcements;
}

/** The last alert for a bus and a stop before a time and on the same ride, if there is one. */
export function findAnnouncement(
  announcements: readonly ApproachAnnouncement[],
  vehicleID: string,
  stopID: string,
  before: number,
): ApproachAnnouncement | undefined {
  return announcements.findLast(
    ({ at, stop, vehicle }) =>
      stop.stopID === stopID &&
      vehicle.vehicleID === vehicleID &&
      at < before &&
      before - at < SAME_RIDE,
  );
}
