import type { RouteDocument } from '../../../contract/documents/route-document.ts';
import { metersBetween } from '../../../lib/geo/distance.ts';
import type { Place } from '../../../lib/geo/distance.ts';
import { sameDestination } from '../../../lib/names/destination.ts';
import { stopNameKey } from '../../../lib/names/stop-name.ts';
import { placeOfStop } from '../WatchedStop.ts';
import type { WatchedStop } from '../WatchedStop.ts';
import { longestWay } from './longestWay.ts';

interface DocumentedBus extends Place {
  readonly direction: string;
  /** The stops that the bus may mean by its next stop, from `nextStopOf`. */
  readonly nextStops: readonly WatchedStop[];
  /** The `stopNameKey` that the bus named before its next stop; null if it isn't known. */
  readonly previousName: string | null;
}

/** Whether a bus may be on its way from one stop to another. */
function isBetween(bus: Place, from: WatchedStop | undefined, to: WatchedStop | undefined) {
  // Buses wait anywhere before their first stop.
  if (from === undefined || to === undefined) return true;
  const [start, end] = [placeOfStop(from), placeOfStop(to)];
  const way = metersBetween(start, bus) + metersBetween(bus, end);
  return way <= longestWay(metersBetween(start, end));
}

/** The elements that all lists begin with. */
function commonStart(lists: readonly (readonly string[])[]): readonly string[] {
  const [first = [], ...others] = lists;
  const end = first.findIndex((id, index) => others.some((list) => list[index] !== id));
  return end === -1 ? first : first.slice(0, end);
}

/**
 * The stopIDs that a bus serves after its next stop, in order, as far as the route's document leaves no
 * doubt (R39). Where the document passes the next stop on several branches, or twice on a loop, the stop
 * before it decides.
 *
 * @param stops the stops in the bus's direction, from `stopsTo`
 * @returns null if the document doesn't have the next stop in the bus's direction; empty if in doubt
 */
export function documentedAfter(
  directions: RouteDocument['directions'],
  stops: readonly WatchedStop[],
  bus: DocumentedBus,
): readonly string[] | null {
  const { direction, nextStops, previousName } = bus;
  const isNext = (stopID: string | undefined) => nextStops.some((stop) => stop.stopID === stopID);
  const stopOf = (stopID: string | undefined) => stops.find((stop) => stop.stopID === stopID);
  const visits = directions
    .filter(({ destination }) => sameDestination(destination, direction))
    .flatMap(({ stops: ids }) =>
      ids.flatMap((stopID, index) =>
        isNext(stopID)
          ? [{ before: stopOf(ids[index - 1]), at: stopOf(stopID), after: ids.slice(index + 1) }]
          : [],
      ),
    );
  if (visits.length === 0) return null;
  const confirmed = visits.filter(
    ({ before }) => before !== undefined && stopNameKey(before.intersection) === previousName,
  );
  const possible = confirmed.length > 0 ? confirmed : visits;
  // A service that has lost a bus names a stop that is somewhere else.
  if (!possible.some(({ before, at }) => isBetween(bus, before, at))) return [];
  const after = commonStart(possible.map((visit) => visit.after));
  // Of two stops with one name in a row, the bus may mean either.
  return isNext(after[0]) ? [] : after;
}
