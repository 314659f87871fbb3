import type { TrackedVehicle, VehicleFeed } from '../../../api/feeds/vehicleFeed.ts';
import type { KnownRoute } from '../../../api/RouteRead.ts';
import { latestGap, previousStop } from '../../../api/stop-order/stopOrder.ts';
import type { StopOrder } from '../../../api/stop-order/stopOrder.ts';
import { documentedAfter } from '../../../features/watch/ahead/documented-order.ts';
import { nextStopOf, stopsTo } from '../../../features/watch/ahead/next-stop.ts';
import { STEP_BY_STEP } from '../../../features/watch/ahead/step-after.ts';
import { placeOfStop } from '../../../features/watch/WatchedStop.ts';
import type { WatchedStop } from '../../../features/watch/WatchedStop.ts';
import { metersBetween } from '../../../lib/geo/distance.ts';
import { sameDestination } from '../../../lib/names/destination.ts';
import { stopNameKey } from '../../../lib/names/stop-name.ts';

/** A bus on its way to a station. */
export interface StationBus {
  readonly vehicle: TrackedVehicle;
  /** The stop of the station that it comes to first. */
  readonly stop: WatchedStop;
  /** 0: it is there; 1: the stop is its next one; null: the order of the stops is not known (A48). */
  readonly stopsAway: number | null;
}

/** A route's stops, and what says in which order a bus comes to them. */
interface Knowledge {
  /** All loaded stops, those of the station included. */
  readonly stops: readonly WatchedStop[];
  /** The route, with its document if that has loaded. */
  readonly route: KnownRoute | undefined;
}

/** Meters. A bus within this distance of its next stop is at the stop. */
const AT_STOP = 40;

/** Whether the route's document leads from a bus's next stop to a stop, on any of its branches. */
function leadsTo(
  { directions = [] }: Partial<KnownRoute>,
  direction: string,
  nextStops: readonly WatchedStop[],
  stop: WatchedStop,
): boolean {
  const nextIDs = new Set(nextStops.map(({ stopID }) => stopID));
  return directions
    .filter(({ destination }) => sameDestination(destination, direction))
    .some(({ stops: ids }) => {
      const from = ids.findIndex((id) => nextIDs.has(id));
      return from !== -1 && ids.includes(stop.stopID, from + 1);
    });
}

/** The names that a bus named before its next stop on this ride. */
function namedOnRide({ rides }: StopOrder, vehicleID: string): readonly string[] {
  const points = rides.get(vehicleID)?.ride.points ?? [];
  const nextStop = points.at(-1)?.nextStop;
  return points.map((point) => point.nextStop).filter((name) => name !== nextStop);
}

/** How many stops a bus is away from a stop; `never` if it doesn't come there; null if that isn't known. */
function stopsAwayFrom(
  vehicle: TrackedVehicle,
  stop: WatchedStop,
  inDirection: readonly WatchedStop[],
  { stopOrder }: VehicleFeed,
  { route }: Knowledge,
): number | 'never' | null {
  const { direction, vehicleID, lat, lon } = vehicle;
  const nextStops = nextStopOf(vehicle, inDirection);
  if (nextStops.includes(stop)) return metersBetween(vehicle, placeOfStop(stop)) <= AT_STOP ? 0 : 1;
  const reportsOften = (latestGap(stopOrder, vehicleID) ?? 0) <= STEP_BY_STEP;
  const previousName = reportsOften ? previousStop(stopOrder, vehicleID) : null;
  const bus = { lat, lon, direction, nextStops, previousName };
  const after = documentedAfter(route?.directions ?? [], inDirection, bus);
  if (after !== null) {
    const at = after.indexOf(stop.stopID);
    if (at !== -1) return at + 2;
    return leadsTo(route ?? {}, direction, nextStops, stop) ? null : 'never';
  }
  // A bus that named the stop on this ride has passed it. In which order it comes to others, only a document tells.
  return namedOnRide(stopOrder, vehicleID).includes(stopNameKey(stop.intersection))
    ? 'never'
    : null;
}

/** The order of two distances: the nearer bus first, unknown distances last. */
export function byStopsAway(a: StationBus, b: StationBus): number {
  const [first, second] = [a.stopsAway ?? Infinity, b.stopsAway ?? Infinity];
  return first === second ? 0 : first - second;
}

/**
 * The buses of a feed on their way to a station, nearest first. A bus is listed once, for the stop that it
 * comes to first. A bus that has passed all stops of the station is left out.
 */
export function stationBuses(
  feed: VehicleFeed,
  station: readonly WatchedStop[],
  knowledge: Knowledge,
): StationBus[] {
  const { stops } = knowledge;
  const found = feed.vehicles.flatMap((vehicle) => {
    const inDirection = stopsTo(stops, feed.routeID, vehicle.direction);
    const served = station.filter((stop) => inDirection.includes(stop));
    const coming = served.flatMap((stop): StationBus[] => {
      const stopsAway = stopsAwayFrom(vehicle, stop, inDirection, feed, knowledge);
      return stopsAway === 'never' ? [] : [{ vehicle, stop, stopsAway }];
    });
    return coming.toSorted(byStopsAway).slice(0, 1);
  });
  return found.toSorted(byStopsAway);
}
