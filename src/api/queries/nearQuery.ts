import { queryOptions } from '@tanstack/react-query';

import { nearParameters } from '../../contract/operations/first-requests.ts';
import { OPERATIONS } from '../../contract/operations/operations.ts';
import { type Near, nearFrom } from '../../contract/places/near.ts';
import type { Place } from '../../lib/geo/distance.ts';
import type { Api } from '../createApi.ts';
import { nearKey } from './query-keys.ts';
import { type PolledQuery, pollEvery, readQueryFn, staysLive } from './read-query.ts';
import { arrivalsInterval } from './times-queries.ts';

/** What is around a point, with the departures there. */
export interface NearFeed extends Near {
  /** As in `ArrivalsFeed`. */
  readonly updatedAt: number | undefined;
  readonly isLiveLost: boolean | undefined;
  readonly isPartial: boolean | undefined;
  readonly isCut: boolean | undefined;
}

/**
 * The stops around a point, with the next departures of every route and destination there.
 *
 * @param meters a whole number up to `MOST_METERS`
 * @param interval milliseconds between two polls of live times
 */
export function nearQuery(api: Api, place: Place, meters: number, interval: number) {
  const parameters = nearParameters(place, meters);
  return queryOptions({
    queryKey: nearKey(parameters),
    queryFn: readQueryFn<NearFeed>(async (signal, last, age) => {
      const read = await api.ask(OPERATIONS.getnear, parameters, signal);
      const { answer, isLocal } = read;
      if (last && staysLive(last.updatedAt !== undefined, age, isLocal)) return last;
      const { updatedAt, isPartial, isCut } = answer;
      const isLiveLost = isLocal || answer.isLiveLost;
      return { ...nearFrom(answer), updatedAt, isLiveLost, isPartial, isCut };
    }),
    staleTime: (query: PolledQuery<NearFeed>) => arrivalsInterval(query, interval),
    refetchInterval: (query: PolledQuery<NearFeed>) =>
      pollEvery(arrivalsInterval(query, interval))(query),
  });
}
