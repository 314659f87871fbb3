import { queryOptions } from '@tanstack/react-query';

import { type Arrival, arrivalsAt } from '../../contract/arrivals.ts';
import { OPERATIONS } from '../../contract/operations/operations.ts';
import type { Api } from '../createApi.ts';
import { arrivalsKey } from './query-keys.ts';
import { type PolledQuery, pollEvery, readQueryFn, staysLive } from './read-query.ts';
import { steadyArrivals } from './steadyArrivals.ts';

/** Times that are only the timetable's change by themselves as they pass, so they are asked for rarely. */
export const SCHEDULED_INTERVAL = 60_000;

/** The buses that will come to a stop, the earliest first. */
export interface ArrivalsFeed {
  /** The stop that the service lists for the one asked for. */
  readonly stopID?: string;
  readonly arrivals: readonly Arrival[];
  /** When the live data behind it was measured, in milliseconds since 1970; undefined if none of it is live. */
  readonly updatedAt: number | undefined;
  /** Whether the agency's predictions are too old to use. */
  readonly isLiveLost?: boolean | undefined;
  /** Whether departures of another agency at this place are missing. */
  readonly isPartial?: boolean | undefined;
  /** Whether it is made from timetables that were saved on the device. */
  readonly isSaved?: true;
  /** See `steadyArrivals`. */
  readonly waiting?: ReadonlySet<string>;
}

/**
 * How often the departures of a stop are read, in milliseconds.
 *
 * @param interval milliseconds between two polls of live times
 */
export function arrivalsInterval(
  { state }: PolledQuery<Pick<ArrivalsFeed, 'updatedAt' | 'isLiveLost'>>,
  interval: number,
): number {
  const { updatedAt, isLiveLost } = state.data?.answer ?? {};
  // Lost live times may be back at any time.
  return updatedAt === undefined && isLiveLost !== true ? SCHEDULED_INTERVAL : interval;
}

/**
 * The buses that will come to a stop. Whoever shows them polls them, so a hidden page asks for none.
 *
 * @param interval milliseconds between two polls of live times
 * @param asked which departures, as parameters of getarrivals; all if omitted
 */
export function arrivalsQuery(
  api: Api,
  stopID: string,
  interval: number,
  asked?: Readonly<Record<string, string>>,
) {
  return queryOptions({
    queryKey: arrivalsKey(stopID, asked),
    queryFn: readQueryFn<ArrivalsFeed>(async (signal, last, age) => {
      const read = await api.ask(OPERATIONS.getarrivals, { stopID, ...asked }, signal);
      const { answer, isLocal, servedAt = Date.now() } = read;
      if (last && staysLive(last.updatedAt !== undefined, age, isLocal)) return last;
      const { updatedAt, isPartial, stopID: listedID } = answer;
      return {
        stopID: listedID,
        ...steadyArrivals(last, arrivalsAt(answer, servedAt), servedAt),
        updatedAt,
        isLiveLost: isLocal || answer.isLiveLost,
        isPartial,
      };
    }),
    // Stops that take turns are asked for no more often than they are polled.
    staleTime: (query: PolledQuery<ArrivalsFeed>) =>
      query.state.data?.failure === undefined ? arrivalsInterval(query, interval) : interval,
    refetchInterval: (query: PolledQuery<ArrivalsFeed>) =>
      pollEvery(arrivalsInterval(query, interval))(query),
  });
}
