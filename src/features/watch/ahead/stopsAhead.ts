import type { TrackedVehicle, VehicleFeed } from '../../../api/feeds/vehicleFeed.ts';
import type { KnownRoute } from '../../../api/RouteRead.ts';
import { latestGap, previousStop, ridesTo } from '../../../api/stop-order/stopOrder.ts';
import { metersBetween } from '../../../lib/geo/distance.ts';
import type { Place } from '../../../lib/geo/distance.ts';
import { placeOnLine } from '../../../lib/geo/shapes/line.ts';
import { memoizeByTwoObjects } from '../../../lib/memoizeByObject.ts';
import { placeOfStop } from '../WatchedStop.ts';
import type { WatchedStop } from '../WatchedStop.ts';
import { documentedAfter } from './documented-order.ts';
import { lineTo, nextStopOf, stopsTo } from './next-stop.ts';
import { isContradicted, SOON, STEP_BY_STEP, stepAfter, stopsAfter } from './step-after.ts';
import type { Passage } from './step-after.ts';
import { visitsOf, visitsOnLine } from './visits.ts';
import type { RideVisits, Visit } from './visits.ts';

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

/** A bus, the stops that it may mean by its next stop, and the rides that passed there. */
interface NextStop {
  readonly vehicle: TrackedVehicle;
  readonly nextStops: readonly WatchedStop[];
  readonly inDirection: readonly WatchedStop[];
  readonly passages: readonly Passage[];
  /** Whether the bus reports often enough for a later, exact alert one stop ahead. */
  readonly reportsOften: boolean;
}

type Step = readonly [stopID: string, step: Ahead['step']];

/** The stops that come after the next one by the route's document; null if it doesn't say. */
function documentedSteps(
  { vehicle, nextStops, inDirection, passages, reportsOften }: NextStop,
  { stopOrder }: VehicleFeed,
  { directions = [] }: Partial<KnownRoute> = {},
): Step[] | null {
  const previousName = reportsOften ? previousStop(stopOrder, vehicle.vehicleID) : null;
  const { lat, lon, direction } = vehicle;
  const bus = { lat, lon, direction, nextStops, previousName };
  const after = documentedAfter(directions, inDirection, bus);
  if (after === null) return null;
  const steps: Step[] = [];
  let [last, meters] = [nextStops[0], 0];
  for (const [index, stopID] of after.entries()) {
    const stop = inDirection.find((one) => one.stopID === stopID);
    if (last === undefined || stop === undefined || isContradicted(passages, stop)) break;
    meters += metersBetween(placeOfStop(last), placeOfStop(stop));
    last = stop;
    // A bus that reports often gets its alert when it is one stop before.
    if (index > 0 && (reportsOften || meters > SOON)) break;
    if (!nextStops.includes(stop)) steps.push([stopID, index === 0 ? 'before' : 'soon']);
  }
  return steps;
}

/** The stops that come after the next one by the observed rides and the line in the settings. */
function observedSteps({ nextStops, passages, reportsOften }: NextStop): Step[] {
  return [...stopsAfter(passages)].flatMap((stop) => {
    const step = nextStops.includes(stop) ? null : stepAfter(passages, stop, reportsOften);
    return step === null ? [] : [[stop.stopID, step] as const];
  });
}

function findAhead(
  feed: VehicleFeed,
  stops: readonly WatchedStop[],
  route: KnownRoute | undefined,
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
    const reportsOften = (latestGap(feed.stopOrder, vehicle.vehicleID) ?? 0) <= STEP_BY_STEP;
    const next = { vehicle, nextStops, inDirection, passages, reportsOften };
    for (const [stopID, step] of documentedSteps(next, feed, route) ?? observedSteps(next)) {
      found.set(stopID, [...(found.get(stopID) ?? []), { vehicle, step }]);
    }
  }
  return found;
}

interface Computed {
  readonly route: KnownRoute | undefined;
  readonly ahead: AheadByStop;
}

const computed = new WeakMap<VehicleFeed, WeakMap<readonly WatchedStop[], Computed>>();

/**
 * The buses of a feed that come to a stop after their next stop: by the route's document, or else where its
 * line and the observed rides agree (R39). Memoized for each feed and list of stops.
 *
 * @param route the route, with its document if that has loaded
 */
export function stopsAhead(
  feed: VehicleFeed,
  stops: readonly WatchedStop[],
  route: KnownRoute | undefined,
): AheadByStop {
  const cached = computed.get(feed)?.get(stops);
  if (cached !== undefined && cached.route === route) return cached.ahead;
  const ahead = findAhead(feed, stops, route);
  computed.set(feed, (computed.get(feed) ?? new WeakMap()).set(stops, { route, ahead }));
  return ahead;
}
