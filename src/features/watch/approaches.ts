import { stopsBefore } from '../../api/stop-order/stopsBefore.ts';
import type { TrackedVehicle, VehicleFeed } from '../../api/feeds/vehicleFeed.ts';
import type { Watch } from '../../lib/stop-watch.ts';
import { destinationKey, sameDestination } from '../../lib/destination.ts';
import { stopNameKey } from '../../lib/stop-name.ts';

/** The watches, each once: a link may write a destination in two ways. */
export function uniqueWatches(watches: readonly Watch[]): Watch[] {
  return watches.filter(
    (watch, index) => watches.findIndex((one) => sameWatch(one, watch)) === index,
  );
}

/** A loaded stop, as it is needed to know its buses. */
export interface WatchedStop {
  readonly stopID: string;
  readonly intersection: string;
  readonly latitude: number;
  readonly longitude: number;
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
  /** When the answer came that says so, milliseconds of the feed's clock. */
  readonly reportedAt: number;
}

/** Whether two watches are one, however their destination is written. */
export function sameWatch(a: Watch, b: Watch): boolean {
  return a.stopID === b.stopID && sameDestination(a.destination, b.destination);
}

/**
 * Whether buses to a destination stop at this stop and not at the one of the same name across the street:
 * they drive a route of the stop, to a destination of the stop. What the service does not tell rules
 * nothing out.
 */
function servesStop(routeID: string, direction: string, watch: Watch, stop: WatchedStop) {
  if (!stop.routes.includes(routeID)) return false;
  const destinations = watch.destination === null ? stop.destinations : [watch.destination];
  return (
    direction === '' ||
    destinations.length === 0 ||
    destinations.some((destination) => sameDestination(destination, direction))
  );
}

/** By destination, and then by the key of their next stop. */
type VehiclesByDirection = ReadonlyMap<string, ReadonlyMap<string, readonly TrackedVehicle[]>>;

const vehiclesByFeed = new WeakMap<VehicleFeed, VehiclesByDirection>();

/** A feed's vehicles as a stop asks for them: each stop by each lot does, at each answer. */
function vehiclesByDirection(feed: VehicleFeed): VehiclesByDirection {
  const cached = vehiclesByFeed.get(feed);
  if (cached !== undefined) return cached;
  const byDirection = new Map<string, Map<string, TrackedVehicle[]>>();
  for (const vehicle of feed.vehicles) {
    const byNextStop = byDirection.get(vehicle.direction) ?? new Map<string, TrackedVehicle[]>();
    byDirection.set(vehicle.direction, byNextStop);
    const next = stopNameKey(vehicle.nextStop);
    const existing = byNextStop.get(next);
    if (existing === undefined) byNextStop.set(next, [vehicle]);
    else existing.push(vehicle);
  }
  vehiclesByFeed.set(feed, byDirection);
  return byDirection;
}

const namesByStops = new WeakMap<
  readonly WatchedStop[],
  ReadonlyMap<string, ReadonlySet<string>>
>();

/** The stops' keys by destination, which a page asks for once a second and for each of its lots. */
function namesByDestination(stops: readonly WatchedStop[]) {
  const cached = namesByStops.get(stops);
  if (cached !== undefined) return cached;
  const names = new Map<string, Set<string>>();
  for (const { intersection, destinations } of stops) {
    for (const destination of destinations.map(destinationKey)) {
      names.set(destination, (names.get(destination) ?? new Set()).add(stopNameKey(intersection)));
    }
  }
  namesByStops.set(stops, names);
  return names;
}

/**
 * Whether a stop is one of those on a bus's way. Of a bus that names another one the service has lost
 * the place, and what it comes to next is not known. Where no destinations are told, any may be.
 */
function isOnRoute(stops: readonly WatchedStop[], direction: string, key: string): boolean {
  const names = namesByDestination(stops);
  return names.size === 0 || names.get(destinationKey(direction))?.has(key) === true;
}

/**
 * The buses of a feed that are near a watched stop (R16); those whose next stop it is come first.
 *
 * @param stops all that are loaded, the watched one among them
 */
export function approachesOf(
  watch: Watch,
  stop: WatchedStop,
  feed: VehicleFeed,
  stops: readonly WatchedStop[],
): Approach[] {
  const here = stopNameKey(stop.intersection);
  if (here === '') return [];
  const target = { key: here, place: { lat: stop.latitude, lon: stop.longitude } };
  const due: Approach[] = [];
  const ahead: Approach[] = [];
  for (const [direction, byNextStop] of vehiclesByDirection(feed)) {
    if (!servesStop(feed.routeID, direction, watch, stop)) continue;
    const near = (next: string, step: Approach['step']) =>
      (byNextStop.get(next) ?? []).map((vehicle) => ({
        watch,
        stop,
        vehicle,
        step,
        reportedAt: feed.receivedAt,
      }));
    due.push(...near(here, 'next'));
    for (const before of new Set(stopsBefore(feed.stopOrder, direction, target))) {
      if (before !== here && isOnRoute(stops, direction, before)) {
        ahead.push(...near(before, 'before'));
      }
    }
  }
  return [...due, ...ahead];
}

/** The buses of a feed that a watch waits for, wherever they are: those that would be told when near. */
export function busesServing(watch: Watch, stop: WatchedStop, feed: VehicleFeed): TrackedVehicle[] {
  return [...vehiclesByDirection(feed)].flatMap(([direction, byNextStop]) =>
    servesStop(feed.routeID, direction, watch, stop) ? [...byNextStop.values()].flat() : [],
  );
}

/** Longer than lights and stops take, and than a feed with minutes between its reports is silent. */
const STOPPED_LONG = 5 * 60_000;

/** How long a bus that is near has stood, milliseconds; null where that is not worth a word (R17). */
export function stoppedFor({ vehicle, reportedAt }: Approach): number | null {
  const duration = reportedAt - (vehicle.lastMovedAt ?? vehicle.firstSeenAt);
  return duration >= STOPPED_LONG ? duration : null;
}

const keyedStops = new WeakMap<
  readonly WatchedStop[],
  ReadonlyMap<string, readonly WatchedStop[]>
>();

function stopsByKey(stops: readonly WatchedStop[]) {
  const cached = keyedStops.get(stops);
  if (cached !== undefined) return cached;
  const keyed = new Map<string, WatchedStop[]>();
  for (const stop of stops) {
    const key = stopNameKey(stop.intersection);
    const existing = keyed.get(key);
    if (existing === undefined) keyed.set(key, [stop]);
    else existing.push(stop);
  }
  keyedStops.set(stops, keyed);
  return keyed;
}

/** By stopID, the buses of the feeds whose next stop it is; a stop of which there is none is left out. */
export function nextAtStops(
  feeds: readonly VehicleFeed[],
  stops: readonly WatchedStop[],
): ReadonlyMap<string, readonly TrackedVehicle[]> {
  const found = new Map<string, TrackedVehicle[]>();
  const keyed = stopsByKey(stops);
  for (const feed of feeds) {
    for (const vehicle of feed.vehicles) {
      const key = stopNameKey(vehicle.nextStop);
      for (const stop of key === '' ? [] : (keyed.get(key) ?? [])) {
        const watch = { stopID: stop.stopID, destination: null };
        if (!servesStop(feed.routeID, vehicle.direction, watch, stop)) continue;
        found.set(stop.stopID, [...(found.get(stop.stopID) ?? []), vehicle]);
      }
    }
  }
  return found;
}
