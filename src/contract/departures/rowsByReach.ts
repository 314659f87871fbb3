import type { Arrival } from '../arrivals.ts';
import { departureOf, type DepartureOptions, isExpected } from './departureRows.ts';
import {
  busOf,
  departuresTogether,
  type FeedAt,
  type RowAt,
  measuredByPlace,
} from './departuresTogether.ts';
import { type OutOfReach, outOfReach } from './reach.ts';

/** The departures of one stop, and where it is. */
export interface StopFeed<Place> extends FeedAt<Place> {
  readonly stopID: string;
}

/** What is listed of the departures of several stops. */
export interface ListOptions<Place> extends DepartureOptions {
  /** How long people need to a place. */
  readonly minutesTo: (place: Place) => number;
  /** Whether a bus is listed at the stop of this arrival. */
  readonly isShown: (arrival: Arrival) => boolean;
}

/** The rows of buses that people can reach, and of those that they can't reach at any of the stops. */
export interface RowsByReach<Place> {
  readonly inReach: readonly RowAt<Place>[];
  readonly tooLate: readonly RowAt<Place>[];
  /** For the next time. The same map as before if nothing has changed. */
  readonly out: OutOfReach;
}

/**
 * The rows of several stops in one list, divided by whether people have the time to get to the bus. A bus that serves two
 * of the stops is in one row: at the first place where it can be reached.
 *
 * @param before what was out of reach the last time
 */
export function rowsByReach<Place>(
  given: readonly StopFeed<Place>[],
  options: ListOptions<Place>,
  before: OutOfReach,
): RowsByReach<Place> {
  const { now, liveFor, minutesTo, isShown } = options;
  // Once for all, since a bus that is too late is known by its object.
  const feeds = measuredByPlace(given);
  const buses = feeds.flatMap(({ stopID, place, feed }) => {
    const minutes = minutesTo(place);
    if (minutes === 0) return [];
    const isFresh = now - (feed.updatedAt ?? -Infinity) <= liveFor;
    return feed.arrivals.filter(isExpected).flatMap((arrival) => {
      const { routeID, tripID, scheduledAt } = arrival;
      const at = departureOf(arrival, isFresh, options)?.at;
      if (at === undefined) return [];
      // A loop serves a stop twice.
      const time = scheduledAt ?? (tripID === '' ? at : '');
      return [{ arrival, key: [stopID, routeID, tripID, time].join(' '), at, minutes }];
    });
  });
  const out = outOfReach(buses, now, before);
  const late = new Set(buses.filter(({ key }) => out.has(key)).map(({ arrival }) => arrival));
  const isInReach = (arrival: Arrival) => isShown(arrival) && !late.has(arrival);
  const reached = new Set(
    feeds
      .flatMap(({ feed }) => feed.arrivals.filter((one) => isExpected(one) && isInReach(one)))
      .map(busOf),
  );
  return {
    inReach: departuresTogether(feeds, options, isInReach),
    tooLate: departuresTogether(
      feeds,
      options,
      (arrival) => isShown(arrival) && late.has(arrival) && !reached.has(busOf(arrival)),
    ),
    out,
  };
}
