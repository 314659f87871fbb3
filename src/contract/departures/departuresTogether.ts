import { groupBy } from '../../lib/groupBy.ts';
import type { Arrival } from '../arrivals.ts';
import { byNext, departureRows, doesCome } from './departureRows.ts';
import type { DepartureOptions, DepartureRow, TimedArrivals } from './departureRows.ts';
import { measuredAt, withOwnTime } from './measuredAt.ts';

/** A row with its place: a stop, or several stops that count as one place. */
export type RowAt<Place> = DepartureRow & { readonly place: Place };

/** The departures of one stop. */
export interface FeedAt<Place> {
  /** Stops with the same place share their rows. */
  readonly place: Place;
  readonly feed: TimedArrivals;
}

/** Names a bus at each stop that it serves. */
export const busOf = ({ tripID, routeID, expectedAt }: Arrival): string =>
  tripID === '' ? `${routeID} ${expectedAt}` : tripID;

/**
 * The same departures with one time for all stops of a place, when their live data was measured. What is older has a time
 * of its own. Of its own result it changes nothing.
 */
export function measuredByPlace<Place, Feed extends FeedAt<Place>>(
  feeds: readonly Feed[],
): readonly Feed[] {
  const byPlace = groupBy(feeds, ({ place }) => place);
  const updates = new Map(
    [...byPlace].map(([place, all]) => [place, measuredAt(all.map(({ feed }) => feed.updatedAt))]),
  );
  return feeds.map((each) => {
    const updatedAt = updates.get(each.place);
    const arrivals = withOwnTime(each.feed.arrivals, each.feed.updatedAt, updatedAt);
    return { ...each, feed: { ...each.feed, arrivals, updatedAt } };
  });
}

/**
 * The rows of several stops in one list, in order. A bus that serves two of them is in
 * one row: at the place that was named first. One that departs from another of them today is there.
 *
 * @param isShown whether a bus is listed at the stop of this arrival
 */
export function departuresTogether<Place>(
  given: readonly FeedAt<Place>[],
  options: DepartureOptions,
  isShown: (arrival: Arrival) => boolean = () => true,
): readonly RowAt<Place>[] {
  const feeds = measuredByPlace(given);
  const seen = new Set<string>();
  const here = new Set(
    feeds.flatMap(({ feed }) =>
      feed.arrivals
        .filter((arrival) => arrival.departsFrom === undefined && doesCome(arrival))
        .map(busOf),
    ),
  );
  const updates = new Map(feeds.map(({ place, feed }) => [place, feed.updatedAt]));
  const arrivalsAt = new Map<Place, Arrival[]>();
  for (const { place, feed } of feeds) {
    const arrivals = arrivalsAt.get(place) ?? [];
    for (const arrival of feed.arrivals) {
      const key = busOf(arrival);
      const isElsewhere = arrival.departsFrom !== undefined && here.has(key);
      if (!isShown(arrival) || seen.has(key) || isElsewhere) continue;
      // A bus that leaves one stop out may serve the other.
      if (doesCome(arrival)) seen.add(key);
      arrivals.push(arrival);
    }
    arrivalsAt.set(place, arrivals);
  }
  const rows = [...arrivalsAt].flatMap(([place, arrivals], index) =>
    departureRows({ arrivals, updatedAt: updates.get(place) }, options).map((row) => ({
      ...row,
      key: `${index} ${row.key}`,
      place,
    })),
  );
  return rows.toSorted(byNext);
}
