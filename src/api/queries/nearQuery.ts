import { queryOptions } from '@tanstack/react-query';

import { type Near, nearFrom } from '../../contract/near.ts';
import { OPERATIONS } from '../../contract/operations.ts';
import type { Place } from '../../lib/geo/distance.ts';
import type { Api } from '../createApi.ts';
import { nearKey } from './query-keys.ts';
import { type PolledQuery, pollEvery, readQueryFn } from './read-query.ts';
import { SCHEDULED_INTERVAL } from './times-queries.ts';

/** What is around a point, with the departures there. */
export interface NearFeed extends Near {
  /** As in `ArrivalsFeed`. */
  readonly updatedAt: number | undefined;
  readonly isLiveLost: boolean | undefined;
  readonly isPartial: boolean | undefined;
  readonly isCut: boolean | undefined;
}

/** To about 10 m: a cache then has few answers, and no log has a rider's exact place. */
const rounded = (degrees: number) => Math.round(degrees * 1e4) / 1e4;

const intervalOf = ({ state }: PolledQuery<NearFeed>, interval: number) =>
  state.data?.answer?.updatedAt === undefined ? SCHEDULED_INTERVAL : interval;

/**
 * The stops around a point, with the next departures of every route and destination there.
 *
 * @param meters a whole number up to `MOST_METERS`
 * @param interval milliseconds between two polls of live times
 */
export function nearQuery(api: Api, { lat, lon }: Place, meters: number, interval: number) {
  const place = { lat: rounded(lat), lon: rounded(lon) };
  return queryOptions({
    queryKey: nearKey(place, meters),
    queryFn: readQueryFn<NearFeed>(async (signal) => {
      const { answer } = await api.ask(OPERATIONS.getnear, { ...place, meters }, signal);
      const { updatedAt, isLiveLost, isPartial, isCut } = answer;
      return { ...nearFrom(answer), updatedAt, isLiveLost, isPartial, isCut };
    }),
    staleTime: (query: PolledQuery<NearFeed>) => intervalOf(query, interval),
    refetchInterval: (query: PolledQuery<NearFeed>) =>
      pollEvery(intervalOf(query, interval))(query),
  });
}
