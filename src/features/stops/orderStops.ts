import type { KnownRoute } from '../../api/RouteRead.ts';
import type { RouteDocument } from '../../contract/documents/route-document.ts';
import { sameDestination } from '../../lib/names/destination.ts';
import type { CityStop } from './mergeStops.ts';
import type { orderByLine } from './orderByLine.ts';

/** The IDs of a document's stops, direction by direction, each stop at its first place on a ride. */
function documentOrder(
  directions: RouteDocument['directions'],
  chosen: string | null,
): readonly string[] {
  const ofDestination = new Map<string, string[]>();
  for (const { destination, stops } of directions) {
    const order = ofDestination.get(destination) ?? [];
    let at = 0;
    for (const stopID of stops) {
      const position = order.indexOf(stopID);
      // A branch's stops follow the stop where it leaves the others.
      if (position === -1) order.splice(at, 0, stopID);
      at = position === -1 ? at + 1 : Math.max(at, position + 1);
    }
    ofDestination.set(destination, order);
  }
  return [...ofDestination]
    .toSorted(([a], [b]) => Number(sameDestination(b, chosen)) - Number(sameDestination(a, chosen)))
    .flatMap(([, order]) => order);
}

/**
 * Sorts stops in the order of a ride, beginning with the first chosen route: by the route's document,
 * or else along its line. The other stops follow by name. The service's order means nothing (interface 4.1).
 *
 * @param destination the chosen direction, which then comes first
 * @param byLine orders the stops of a route without a document; undefined until its code has loaded
 * @param compare sorts two names of stops in the page's language
 */
export function orderStops(
  stops: readonly CityStop[],
  routes: readonly KnownRoute[],
  destination: string | null,
  byLine: typeof orderByLine | undefined,
  compare: (a: string, b: string) => number,
): CityStop[] {
  const ids = routes.flatMap((route) =>
    route.directions?.length
      ? documentOrder(route.directions, destination)
      : (byLine?.(route, stops, destination) ?? []),
  );
  const ranks = new Map([...new Set(ids)].map((stopID, rank) => [stopID, rank]));
  const rankOf = ({ stopID }: CityStop) => ranks.get(stopID) ?? ranks.size;
  return stops.toSorted(
    (a, b) =>
      rankOf(a) - rankOf(b) ||
      compare(a.intersection, b.intersection) ||
      a.stopID.localeCompare(b.stopID),
  );
}
