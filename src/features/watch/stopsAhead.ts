import type { TrackedVehicle, VehicleFeed } from '../../api/feeds/vehicleFeed.ts';
import { latestGap, ridesTo } from '../../api/stop-order/stopOrder.ts';
import type { RouteSettings } from '../../contract/settings.ts';
import type { Place } from '../../lib/geo/distance.ts';
import { placeOnLine } from '../../lib/geo/line.ts';
import { memoizeByTwoObjects } from '../../lib/memoizeByObject.ts';
import { lineTo, nextStopOf, stopsTo } from './next-stop.ts';
import { STEP_BY_STEP, stepAfter, stopsAfter } from './step-after.ts';
import { visitsOf, visitsOnLine } from './visits.ts';
import type { RideVisits, Visit } from './visits.ts';
import type { WatchedStop } from './WatchedStop.ts';

/** A bus that comes to a stop after its next stop. */
interface Ahead {
  readonly vehicle: TrackedVehicle;
  /** `before`: the stop directly follows the bus's next stop; `soon`: the number of stops between is unknown. */
  readonly step: 'before' | 'soon';
}

/** The buses that come to a stop after their next stop, by stopID. */
export type AheadByStop = ReadonlyMap<string, readonly Ahead[]>;

/** Meters. A bus within this distance is on the path: sparse reports make a ride's path cut corners. */
const ON_PATH = 120;
/** Meters before a stop within which a bus on its way there is searched. */
const BACK = 1200;
/** Meters. A ride within this distance of a stop is at the stop. */
const AT_STOP = 60;

/** Whether a ride passed the bus's current place shortly before the visit. On a loop, only one visit matches. */
function passedBusBefore({ ride, alongs }: RideVisits, visit: Visit, bus: Place): boolean {
  return ride.points.some((to, index) => {
    const [from, start, end] = [ride.points[index - 1], alongs[index - 1], alongs[index]];
    if (from === undefined || start === undefined || end === undefined) return false;
    if (start > visit.along + AT_STOP || end < visit.along - BACK) return false;
    const on = placeOnLine(
      [
        [from.lon, from.lat],
        [to.lon, to.lat],
      ],
      bus,
    );
    return on !== null && on.offset <= ON_PATH && start + on.along <= visit.along + AT_STOP;
  });
}

const visitsOfRide = memoizeByTwoObjects(visitsOf);
const visitsOfLine = memoizeByTwoObjects(visitsOnLine);

function findAhead(
  feed: VehicleFeed,
  stops: readonly WatchedStop[],
  route: RouteSettings | undefined,
): AheadByStop {
  const found = new Map<string, Ahead[]>();
  for (const vehicle of feed.vehicles) {
    if (vehicle.direction === '') continue;
    const inDirection = stopsTo(stops, feed.routeID, vehicle.direction);
    const nextStops = nextStopOf(vehicle, inDirection);
    if (nextStops.length === 0) continue;
    const line = lineTo(route, vehicle.direction);
    const rides = [
      ...(line === null ? [] : [visitsOfLine(line, inDirection)]),
      ...ridesTo(feed.stopOrder, vehicle.direction).map((ride) => visitsOfRide(ride, inDirection)),
    ];
    const passages = rides.flatMap((by) =>
      by.visits
        .filter((visit) => visit.certainty !== 'perhaps' && nextStops.includes(visit.stop))
        .filter((visit) => passedBusBefore(by, visit, vehicle))
        .map((visit) => ({ by, visit })),
    );
    if (passages.length === 0) continue;
    const reportsOften = (latestGap(feed.stopOrder, vehicle.vehicleID) ?? 0) <= STEP_BY_STEP;
    for (const stop of stopsAfter(passages)) {
      if (nextStops.includes(stop)) continue;
      const step = stepAfter(passages, stop, reportsOften);
      if (step === null) continue;
      found.set(stop.stopID, [...(found.get(stop.stopID) ?? []), { vehicle, step }]);
    }
  }
  return found;
}

interface Computed {
  readonly route: RouteSettings | undefined;
  readonly ahead: AheadByStop;
}

const computed = new WeakMap<VehicleFeed, WeakMap<readonly WatchedStop[], Computed>>();

/**
 * The buses of a feed that come to a stop after their next stop, where the route's line and the observed
 * rides agree (R39). Memoized for each feed and list of stops.
 *
 * @param route the settings of the route
 */
export function stopsAhead(
  feed: VehicleFeed,
  stops: readonly WatchedStop[],
  route: RouteSettings | undefined,
): AheadByStop {
  const cached = computed.get(feed)?.get(stops);
  if (cached !== undefined && cached.route === route) return cached.ahead;
  const ahead = findAhead(feed, stops, route);
  computed.set(feed, (computed.get(feed) ?? new WeakMap()).set(stops, { route, ahead }));
  return ahead;
}
