import type { ArrivalsFeed } from '../../api/queries/times-queries.ts';
import type { Arrival } from '../../contract/arrivals.ts';
import { byNext, departureRows, doesCome } from '../../contract/departures/departureRows.ts';
import type { DepartureOptions, DepartureRow } from '../../contract/departures/departureRows.ts';

/** A row with its place: a stop, or several stops that count as one place. */
export type RowAt<Place> = DepartureRow & { readonly place: Place };

/** The departures of one stop. */
export interface FeedAt<Place> {
  /** Stops with the same place share their rows. */
  readonly place: Place;
  readonly feed: ArrivalsFeed;
}

/**
 * The rows of several stops in one list, in order. A bus that serves two of them is in
 * one row: at the place that was named first. One that departs from another of them today is there.
 *
 * @param isShown whether a bus is listed
 */
export function departuresTogether<Place>(
  feeds: readonly FeedAt<Place>[],
  options: DepartureOptions,
  isShown: (arrival: Arrival) => boolean = () => true,
): readonly RowAt<Place>[] {
  const seen = new Set<string>();
  const keyOf = ({ tripID, routeID, expectedAt }: Arrival) =>
    tripID === '' ? `${routeID} ${expectedAt}` : tripID;
  const here = new Set(
    feeds.flatMap(({ feed }) =>
      feed.arrivals
        .filter((arrival) => arrival.departsFrom === undefined && doesCome(arrival))
        .map(keyOf),
    ),
  );
  const arrivalsAt = new Map<Place, { arrivals: Arrival[]; updates: number[] }>();
  for (const { place, feed } of feeds) {
    const { arrivals, updates } = arrivalsAt.get(place) ?? { arrivals: [], updates: [] };
    for (const arrival of feed.arrivals) {
      const key = keyOf(arrival);
      const isElsewhere = arrival.departsFrom !== undefined && here.has(key);
      if (!isShown(arrival) || seen.has(key) || isElsewhere) continue;
      // A bus that leaves one stop out may serve the other.
      if (doesCome(arrival)) seen.add(key);
      arrivals.push(arrival);
    }
    if (feed.updatedAt !== undefined) updates.push(feed.updatedAt);
    arrivalsAt.set(place, { arrivals, updates });
  }
  const rows = [...arrivalsAt].flatMap(([place, { arrivals, updates }], index) => {
    const updatedAt = updates.length === 0 ? undefined : Math.min(...updates);
    return departureRows({ arrivals, updatedAt }, options).map((row) => ({
      ...row,
      key: `${index} ${row.key}`,
      place,
    }));
  });
  return rows.toSorted(byNext);
}
