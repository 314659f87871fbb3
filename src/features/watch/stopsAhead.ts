import { latestGap, ridesTo } from '../../api/stop-order/stopOrder.ts';
import type { Ride } from '../../api/stop-order/stopOrder.ts';
import type { TrackedVehicle, VehicleFeed } from '../../api/feeds/vehicleFeed.ts';
import type { RouteSettings } from '../../contract/settings.ts';
import type { Place } from '../../lib/geo/distance.ts';
import { placeOnLine } from '../../lib/geo/line.ts';
import { lineTo, nextStopOf, stopsTo } from './next-stop.ts';
import { STEP_BY_STEP, stepAfter, stopsAfter } from './step-after.ts';
import { visitsOf, visitsOnLine } from './visits.ts';
import type { RideVisits, Visit } from './visits.ts';
import type { WatchedStop } from './WatchedStop.ts';

/** A bus that comes to a stop after its next one. */
interface Ahead {
  readonly vehicle: TrackedVehicle;
  /** `before`: the stop comes right after the bus's next one; `soon`: it is not known how many come between. */
  readonly step: 'before' | 'soon';
}

/** By stopID. */
export type AheadByStop = ReadonlyMap<string, readonly Ahead[]>;

/** Metres. A bus this near to a way is on it: reports far apart cut its corners. */
const ON_WAY = 120;
/** Metres before a stop in which a bus that comes to it next is looked for. */
const BACK = 1200;
/** Metres. */
const AT_STOP = 60;

/** Whether a way had led past where the bus is now before it came to the stop: a loop comes twice. */
function cameFrom({ ride, alongs }: RideVisits, visit: Visit, bus: Place): boolean {
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
    return on !== null && on.offset <= ON_WAY && start + on.along <= visit.along + AT_STOP;
  });
}

const visitsByRide = new WeakMap<Ride, WeakMap<readonly WatchedStop[], RideVisits>>();

function visitsIn(ride: Ride, stops: readonly WatchedStop[]): RideVisits {
  const known = visitsByRide.get(ride)?.get(stops);
  if (known !== undefined) return known;
  const made = visitsOf(ride, stops);
  visitsByRide.set(ride, (visitsByRide.get(ride) ?? new WeakMap()).set(stops, made));
  return made;
}

const visitsByLine = new WeakMap<object, WeakMap<readonly WatchedStop[], RideVisits>>();

function visitsOfLine(
  line: readonly (readonly [number, number])[],
  stops: readonly WatchedStop[],
): RideVisits {
  const known = visitsByLine.get(line)?.get(stops);
  if (known !== undefined) return known;
  const made = visitsOnLine(line, stops);
  visitsByLine.set(line, (visitsByLine.get(line) ?? new WeakMap()).set(stops, made));
  return made;
}

function findAhead(
  feed: VehicleFeed,
  stops: readonly WatchedStop[],
  route: RouteSettings | undefined,
): AheadByStop {
  const found = new Map<string, Ahead[]>();
  for (const vehicle of feed.vehicles) {
    if (vehicle.direction === '') continue;
    const onWay = stopsTo(stops, feed.routeID, vehicle.direction);
    const nexts = nextStopOf(vehicle, onWay);
    if (nexts.length === 0) continue;
    const line = lineTo(route, vehicle.direction);
    const ways = [
      ...(line === null ? [] : [visitsOfLine(line, onWay)]),
      ...ridesTo(feed.stopOrder, vehicle.direction).map((ride) => visitsIn(ride, onWay)),
    ];
    const passages = ways.flatMap((by) =>
      by.visits
        .filter((visit) => visit.surety !== 'perhaps' && nexts.includes(visit.stop))
        .filter((visit) => cameFrom(by, visit, vehicle))
        .map((visit) => ({ by, visit })),
    );
    if (passages.length === 0) continue;
    const isOften = (latestGap(feed.stopOrder, vehicle.vehicleID) ?? 0) <= STEP_BY_STEP;
    for (const stop of stopsAfter(passages)) {
      if (nexts.includes(stop)) continue;
      const step = stepAfter(passages, stop, isOften);
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
 * The buses of a feed that come to a stop after their next one, as far as the route's line and the rides
 * that were seen agree on it (R39).
 *
 * @param route what the settings have of the route
 */
export function stopsAhead(
  feed: VehicleFeed,
  stops: readonly WatchedStop[],
  route: RouteSettings | undefined,
): AheadByStop {
  const known = computed.get(feed)?.get(stops);
  if (known !== undefined && known.route === route) return known.ahead;
  const ahead = findAhead(feed, stops, route);
  computed.set(feed, (computed.get(feed) ?? new WeakMap()).set(stops, { route, ahead }));
  return ahead;
}
