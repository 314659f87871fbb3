import { queryOptions } from '@tanstack/react-query';

import { OPERATIONS } from '../../contract/operations/operations.ts';
import type { TripTimes } from '../../contract/trip-times.ts';
import type { Api, TripQuery } from '../createApi.ts';
import { tripKey } from './query-keys.ts';
import { type PolledQuery, pollEvery, readQueryFn, staysLive } from './read-query.ts';
import { SCHEDULED_INTERVAL } from './times-queries.ts';

const isLive = (trip: TripTimes | undefined): boolean =>
  trip?.stops.some(({ basis }) => basis !== 'scheduled') === true;

/**
 * The stops of a trip with its times, or of the trip that a bus is on.
 *
 * @param interval milliseconds between two polls of live times
 */
export function tripQuery(api: Api, query: TripQuery, interval: number) {
  const live = pollEvery<TripTimes>(interval);
  const scheduled = pollEvery<TripTimes>(SCHEDULED_INTERVAL);
  return queryOptions({
    queryKey: tripKey(query),
    queryFn: readQueryFn<TripTimes>(async (signal, last, age) => {
      const { answer, isLocal } = await api.ask(OPERATIONS.gettrip, { ...query }, signal);
      return last && staysLive(isLive(last), age, isLocal) ? last : answer.trip;
    }),
    staleTime: interval,
    refetchInterval: (polled: PolledQuery<TripTimes>) =>
      (isLive(polled.state.data?.answer) ? live : scheduled)(polled),
  });
}
