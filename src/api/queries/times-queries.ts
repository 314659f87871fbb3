import { queryOptions } from '@tanstack/react-query';

import { type Arrival, arrivalsAt } from '../../contract/arrivals.ts';
import type { TripTimes } from '../../contract/trip-times.ts';
import type { Api, TripQuery } from '../createApi.ts';
import { arrivalsKey, tripKey } from './query-keys.ts';
import { type PolledQuery, pollEvery, readQueryFn } from './read-query.ts';

/** Times that are only the timetable's change by themselves as they pass, so they are asked for rarely. */
const SCHEDULED_INTERVAL = 60_000;

/** The buses that will come to a stop, the earliest first. */
export interface ArrivalsFeed {
  readonly arrivals: readonly Arrival[];
  /** When the live data behind it was measured, in milliseconds since 1970; undefined if none of it is live. */
  readonly updatedAt: number | undefined;
}

const hasLiveTimes = ({ state }: PolledQuery<ArrivalsFeed>): boolean =>
  state.data?.answer?.updatedAt !== undefined;

/**
 * The buses that will come to a stop (T13). Whoever shows them polls them, so a hidden page asks for none.
 *
 * @param interval milliseconds between two polls of live times
 */
export function arrivalsQuery(api: Api, stopID: string, interval: number) {
  const live = pollEvery<ArrivalsFeed>(interval);
  const scheduled = pollEvery<ArrivalsFeed>(SCHEDULED_INTERVAL);
  return queryOptions({
    queryKey: arrivalsKey(stopID),
    queryFn: readQueryFn<ArrivalsFeed>(async (signal) => {
      const answer = await api.getarrivals({ stopID }, signal);
      return { arrivals: arrivalsAt(answer, Date.now()), updatedAt: answer.updatedAt };
    }),
    // Stops that take turns are asked for no more often than they are polled.
    staleTime: ({ state }: PolledQuery<ArrivalsFeed>) =>
      state.data?.failure === undefined && !hasLiveTimes({ state }) ? SCHEDULED_INTERVAL : interval,
    refetchInterval: (query: PolledQuery<ArrivalsFeed>) =>
      (hasLiveTimes(query) ? live : scheduled)(query),
  });
}

const isLiveTrip = ({ state }: PolledQuery<TripTimes>): boolean =>
  state.data?.answer?.stops.some(({ basis }) => basis !== 'scheduled') === true;

/**
 * The stops of a trip with its times (T15), or of the trip that a bus is on.
 *
 * @param interval milliseconds between two polls of live times
 */
export function tripQuery(api: Api, query: TripQuery, interval: number) {
  const live = pollEvery<TripTimes>(interval);
  const scheduled = pollEvery<TripTimes>(SCHEDULED_INTERVAL);
  return queryOptions({
    queryKey: tripKey(query),
    queryFn: readQueryFn(async (signal) => (await api.gettrip(query, signal)).trip),
    staleTime: interval,
    refetchInterval: (polled: PolledQuery<TripTimes>) =>
      (isLiveTrip(polled) ? live : scheduled)(polled),
  });
}
