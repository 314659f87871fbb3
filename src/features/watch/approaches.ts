import type { TrackedVehicle, VehicleFeed } from '../../api/feeds/vehicleFeed.ts';
import type { KnownRoute } from '../../api/RouteRead.ts';
import type { Watch } from '../../contract/links/stop-watch.ts';
import { memoizeByTwoObjects } from '../../lib/memoizeByObject.ts';
import { sameDestination } from '../../lib/names/destination.ts';
import { nextStopOf, stopsTo } from './ahead/next-stop.ts';
import { stopsAhead } from './ahead/stopsAhead.ts';
import type { WatchedStop } from './WatchedStop.ts';

/** A bus near a watched stop. */
export interface Approach {
  readonly watch: Watch;
  readonly stop: WatchedStop;
  readonly vehicle: TrackedVehicle;
  /** `next`: its next stop is the watched one; `before`: the one before that; `soon`: one a little earlier. */
  readonly step: 'next' | 'before' | 'soon';
  /** When the feed answered, milliseconds of the monotonic clock. */
  readonly reportedAt: number;
}

/**
 * Whether a bus serves this stop, and not the stop with the same name across the street: its route and
 * its destination are among the stop's. A destination that is unknown matches.
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

/** By stopID, the buses of a feed whose next stop it is. Memoized: every stop near a lot asks for it. */
const dueAtStops = memoizeByTwoObjects((feed: VehicleFeed, stops: readonly WatchedStop[]) => {
  const due = new Map<string, TrackedVehicle[]>();
  for (const vehicle of feed.vehicles) {
    const inDirection = stopsTo(stops, feed.routeID, vehicle.direction);
    for (const { stopID } of nextStopOf(vehicle, inDirection)) {
      due.set(stopID, [...(due.get(stopID) ?? []), vehicle]);
    }
  }
  return due;
});

/**
 * The buses of a feed that are near a watched stop (R16). Buses whose next stop it is come first.
 *
 * @param stops all loaded stops, including the watched one
 * @param routes the chosen routes; their documents and lines give the order of the stops
 */
export function approachesOf(
  watch: Watch,
  stop: WatchedStop,
  feed: VehicleFeed,
  stops: readonly WatchedStop[],
  routes: readonly KnownRoute[] = [],
): Approach[] {
  // Skips the work for feeds of other routes.
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

/** The buses of a feed that serve a watch, at any distance: the ones that will cause an alert. */
export function busesServing(watch: Watch, stop: WatchedStop, feed: VehicleFeed): TrackedVehicle[] {
  return feed.vehicles.filter(({ direction }) => servesStop(feed.routeID, direction, watch, stop));
}

/** Milliseconds. Longer than red lights, boarding, and the gaps between reports of slow feeds. */
const STOPPED_LONG = 5 * 60_000;

/** How long a nearby bus has been stopped, milliseconds; null if it moves or stopped recently (R17). */
export function stoppedFor({ vehicle, reportedAt }: Approach): number | null {
  const duration = reportedAt - (vehicle.lastMovedAt ?? vehicle.firstSeenAt);
  return duration >= STOPPED_LONG ? duration : null;
}

/** By stopID, the buses of the feeds whose next stop it is. Stops without such a bus have no entry. */
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
