import { queryOptions } from '@tanstack/react-query';
import type { Query } from '@tanstack/react-query';

import { OPERATIONS } from '../../contract/operations/operations.ts';
import type { StopsAnswer } from '../../contract/stops/stop.ts';
import type { Api } from '../createApi.ts';
import type { Read } from '../Read.ts';
import { stopsKey } from './query-keys.ts';
import { pollEvery, readQueryFn } from './read-query.ts';

/** An hour, in milliseconds: stops change only with the timetable. */
export const STOPS_STALE_TIME = 60 * 60_000;

/** Milliseconds. An empty answer may be an error of the service, so it is requested again, but not often. */
const EMPTY_RETRY_INTERVAL = 30_000;

/** Polls after a failure until it succeeds, and slowly while there are no stops. */
function pollUntilStops<T extends { readonly stops: readonly unknown[] }>() {
  return (query: Query<Read<T>>): number | false => {
    const isEmpty = query.state.data?.answer?.stops.length === 0;
    return pollEvery<T>(isEmpty ? EMPTY_RETRY_INTERVAL : false)(query);
  };
}

/** The stops of a route (4.1). */
export function stopsQuery(api: Api, routeID: string) {
  return queryOptions({
    queryKey: stopsKey(routeID),
    queryFn: readQueryFn<StopsAnswer>(
      async (signal) => (await api.ask(OPERATIONS.getstops, { routeID }, signal)).answer,
    ),
    staleTime: STOPS_STALE_TIME,
    refetchInterval: pollUntilStops<StopsAnswer>(),
  });
}
