import { queryOptions } from '@tanstack/react-query';

import { type Arrival, arrivalsAt } from '../../contract/arrivals.ts';
import type { Api } from '../createApi.ts';
import { arrivalsKey } from './query-keys.ts';
import { type PolledQuery, pollEvery, readQueryFn } from './read-query.ts';

/** Times that are only the timetable's change by themselves as they pass, so they are asked for rarely. */
export const SCHEDULED_INTERVAL = 60_000;

/** The buses that will come to a stop, the earliest first. */
export interface ArrivalsFeed {
  readonly arrivals: readonly Arrival[];
  /** When the live data behind it was measured, in milliseconds since 1970; undefined if none of it is live. */
  readonly updatedAt: number | undefined;
  /** Whether it is made of timetables that were kept on the device (T20). */
  readonly isKept?: true;
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
