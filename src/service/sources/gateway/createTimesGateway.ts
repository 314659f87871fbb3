import type { ArrivalsQuery, TripQuery } from '../../../times/arrivals/queries.ts';
import { gapOf, type TimesSupplies } from '../../Source.ts';
import { createOptionalRead } from './createOptionalRead.ts';
import type { SharedRead } from './createSharedRead.ts';
import type { UpstreamArrivals, UpstreamTrip } from './decode-upstream.ts';

/** So many stops, and trips, are read at the same time. The one that was asked for least recently goes first. */
const MOST_READS = 5000;

export interface TimesGatewayOptions {
  readonly hasStop: (stopID: string) => Promise<boolean>;
  readonly arrivalsRead: (query: {
    stopID: string;
    minutes: number;
  }) => SharedRead<UpstreamArrivals>;
  readonly tripRead: (query: TripQuery) => SharedRead<UpstreamTrip>;
  /** Returns milliseconds since 1970. */
  readonly now: () => number;
}

/** A read for each question, made when it is first asked. */
function readsByQuestion<Query, T>(create: (query: Query) => SharedRead<T>) {
  const reads = new Map<string, SharedRead<T>>();
  function readOf(query: Query): SharedRead<T> {
    const key = JSON.stringify(query);
    const read = reads.get(key) ?? create(query);
    reads.delete(key);
    const [oldest] = reads.size >= MOST_READS ? reads : [];
    if (oldest !== undefined) {
      void oldest[1].stop();
      reads.delete(oldest[0]);
    }
    reads.set(key, read);
    return read;
  }
  return { readOf, all: () => [...reads.values()] };
}

/**
 * The times of an upstream (T3). It is asked once for each stop and interval, and only for stops of the city that
 * somebody asks for.
 */
export function createTimesGateway({ hasStop, arrivalsRead, tripRead, now }: TimesGatewayOptions): {
  readonly times: TimesSupplies;
  /** The reads that were not refused. */
  reads(): readonly SharedRead<UpstreamArrivals | UpstreamTrip>[];
} {
  const arrivals = readsByQuestion(arrivalsRead);
  const trips = readsByQuestion(tripRead);
  const answerOf = createOptionalRead('This city has no times of its buses', now);

  return {
    times: {
      arrivals: {
        async read({ stopID, minutes, routeID, destination }: ArrivalsQuery) {
          if (!(await hasStop(stopID))) return { value: null, reportedAt: null };
          const answer = await answerOf(arrivals.readOf({ stopID, minutes }));
          const isAsked = (arrival: { routeID: string; destination: string }) =>
            (routeID === undefined || routeID === arrival.routeID) &&
            (destination === undefined || destination === arrival.destination);
          const { isPartial, arrivals: all, ...value } = answer.value;
          const gap = isPartial ? gapOf('the upstream lacks some departures') : null;
          return { ...answer, value: { ...value, arrivals: all.filter(isAsked) }, gap };
        },
      },
      trip: {
        async read(query) {
          const answer = await answerOf(trips.readOf(query), 'This city has no such trip');
          return { ...answer, value: answer.value.trip };
        },
      },
    },
    reads: () => [...arrivals.all(), ...trips.all()].filter((read) => !read.state().isRefused),
  };
}
