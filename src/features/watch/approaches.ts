import type { TrackedVehicle, VehicleFeed } from '../../api/feeds/vehicleFeed.ts';
import type { RouteSettings } from '../../contract/settings.ts';
import { sameDestination } from '../../lib/destination.ts';
import type { Watch } from '../../lib/stop-watch.ts';
import { nextStopOf, stopsTo } from './next-stop.ts';
import { stopsAhead } from './stopsAhead.ts';
import type { WatchedStop } from './WatchedStop.ts';

/** The watches, each once: a link may write a destination in two ways. */
export function uniqueWatches(watches: readonly Watch[]): Watch[] {
  return watches.filter(
    (watch, index) => watches.findIndex((one) => sameWatch(one, watch)) === index,
  );
}

/** A bus that is near a watched stop. */
export interface Approach {
  readonly watch: Watch;
  readonly stop: WatchedStop;
  readonly vehicle: TrackedVehicle;
  /** Its next stop is the watched one, the one before that, or one from which it comes soon. */
  readonly step: 'next' | 'before' | 'soon';
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

const dueOf = new WeakMap<
  VehicleFeed,
  WeakMap<readonly WatchedStop[], ReadonlyMap<string, readonly TrackedVehicle[]>>
>();

/** By stopID, the buses of a feed whose next stop it is: each stop by each lot asks, at each answer. */
function dueAtStops(feed: VehicleFeed, stops: readonly WatchedStop[]) {
  const known = dueOf.get(feed)?.get(stops);
  if (known !== undefined) return known;
  const due = new Map<string, TrackedVehicle[]>();
  for (const vehicle of feed.vehicles) {
    const onWay = stopsTo(stops, feed.routeID, vehicle.direction);
    for (const { stopID } of nextStopOf(vehicle, onWay)) {
      due.set(stopID, [...(due.get(stopID) ?? []), vehicle]);
    }
  }
  dueOf.set(feed, (dueOf.get(feed) ?? new WeakMap()).set(stops, due));
  return due;
}

/**
 * The buses of a feed that are near a watched stop (R16); those whose next stop it is come first.
 *
 * @param stops all that are loaded, the watched one among them
 * @param routes what the settings have of the routes: a line tells the order of its stops
 */
export function approachesOf(
  watch: Watch,
  stop: WatchedStop,
  feed: VehicleFeed,
  stops: readonly WatchedStop[],
  routes: readonly RouteSettings[] = [],
): Approach[] {
  // Of a feed that no bus can come from, what its buses come to is not worked out.
  if (!stop.routes.includes(feed.routeID)) return [];
  const near = (vehicle: TrackedVehicle, step: Approach['step']): Approach[] =>
    servesStop(feed.routeID, vehicle.direction, watch, stop)
      ? [{ watch, stop, vehicle, step, reportedAt: feed.receivedAt }]
      : [];
  const route = routes.find(({ routeID }) => routeID === feed.routeID);
  const due = dueAtStops(feed, stops).get(stop.stopID) ?? [];
  const ahead = stopsAhead(feed, stops, route).get(stop.stopID) ?? [];
  return [
    ...due.flatMap((vehicle) => near(vehicle, 'next')),
    ...ahead.flatMap(({ vehicle, step }) => near(vehicle, step)),
  ];
}

/** The buses of a feed that a watch waits for, wherever they are: those that would be told when near. */
export function busesServing(watch: Watch, stop: WatchedStop, feed: VehicleFeed): TrackedVehicle[] {
  return feed.vehicles.filter(({ direction }) => servesStop(feed.routeID, direction, watch, stop));
}

/** Longer than lights and stops take, and than a feed with minutes between its reports is silent. */
const STOPPED_LONG = 5 * 60_000;

/** How long a bus that is near has stood, milliseconds; null where that is not worth a word (R17). */
export function stoppedFor({ vehicle, reportedAt }: Approach): number | null {
  const duration = reportedAt - (vehicle.lastMovedAt ?? vehicle.firstSeenAt);
  return duration >= STOPPED_LONG ? duration : null;
}

/** By stopID, the buses of the feeds whose next stop it is; a stop of which there is none is left out. */
export function nextAtStops(
  feeds: readonly VehicleFeed[],
  stops: readonly WatchedStop[],
): ReadonlyMap<string, readonly TrackedVehicle[]> {
  const found = new Map<string, TrackedVehicle[]>();
  for (const [stopID, vehicles] of feeds.flatMap((feed) => [...dueAtStops(feed, stops)])) {
    found.set(stopID, [...(found.get(stopID) ?? []), ...vehicles]);
  }
  return found;
}
