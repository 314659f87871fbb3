import { queryOptions } from '@tanstack/react-query';
import type { Query } from '@tanstack/react-query';

import { OPERATIONS } from '../../../contract/operations/operations.ts';
import { hasElevators } from '../../../contract/stops/hasElevators.ts';
import type {
  NearbyStopsAnswer,
  StopLocationAnswer,
} from '../../../contract/stops/stop-lookups.ts';
import type { StopsAnswer } from '../../../contract/stops/stop.ts';
import type { Place } from '../../../lib/geo/distance.ts';
import { limitConcurrency } from '../../../lib/limitConcurrency.ts';
import { memoizeByObject } from '../../../lib/memoizeByObject.ts';
import { isRefusedAsUnknown } from '../../ApiError.ts';
import type { Api } from '../../createApi.ts';
import type { Read } from '../../Read.ts';
import { NOTICES_INTERVAL } from '../notices-queries.ts';
import { circleKey, stopLocationKey } from '../query-keys.ts';
import { pollEvery, readQueryFn } from '../read-query.ts';
import { STOPS_STALE_TIME, stopsQuery } from '../stopsQuery.ts';

const retryInterval = pollEvery<StopLocationAnswer>(false);

/** Whether its station has elevators, which may be out of service soon. */
function mayChange({ state }: Query<Read<StopLocationAnswer>>): boolean {
  const station = state.data?.answer?.station;
  return station !== undefined && hasElevators(station);
}

/** The place of one stop (4.3). An unknown stop is an answer, so it isn't requested again. */
export function stopLocationQuery(api: Api, stopID: string) {
  return queryOptions({
    queryKey: stopLocationKey(stopID),
    queryFn: readQueryFn<StopLocationAnswer>(
      async (signal) => (await api.ask(OPERATIONS.getstoplocation, { stopID }, signal)).answer,
    ),
    staleTime: (query: Query<Read<StopLocationAnswer>>) =>
      mayChange(query) ? NOTICES_INTERVAL : STOPS_STALE_TIME,
    refetchInterval: (query: Query<Read<StopLocationAnswer>>) => {
      if (mayChange(query)) return NOTICES_INTERVAL;
      const failure = query.state.data?.failure;
      return failure !== undefined && isRefusedAsUnknown(failure.error, 'stop')
        ? false
        : retryInterval(query);
    },
  });
}

/** How many search requests may run at one service at the same time. */
const MAX_CONCURRENT_SEARCHES = 4;

const limiterOf = memoizeByObject((_api: Api) => limitConcurrency(MAX_CONCURRENT_SEARCHES));

const roundToMeter = (degrees: number) => Math.round(degrees * 1e5) / 1e5;

/** The place to search around, rounded to about a meter: points that are closer share a cache key. */
export function roundedPlace({ lat, lon }: Place): Place {
  return { lat: roundToMeter(lat), lon: roundToMeter(lon) };
}

/**
 * The stops in one circle of a search (4.2). At most four such requests run at a time.
 *
 * @param radius feet, 1 to 499; null leaves the parameter out, which means 500 to the service
 */
export function circleQuery(api: Api, center: Place, radius: number | null) {
  const { lat, lon } = roundedPlace(center);
  const query = { lat, lon, ...(radius === null ? {} : { radius }) };
  return queryOptions({
    queryKey: circleKey(lat, lon, radius),
    queryFn: readQueryFn<NearbyStopsAnswer>(async (signal) => {
      const read = () => api.ask(OPERATIONS.getnearbystops, query, signal);
      return (await limiterOf(api)(read, signal)).answer;
    }),
    staleTime: STOPS_STALE_TIME,
    // Most circles have no stops, so only a failure is requested again.
    refetchInterval: pollEvery<NearbyStopsAnswer>(false),
  });
}

/**
 * The stops of one of many routes (4.1). Shares its cache entry with `stopsQuery`, but waits its turn among
 * the searches, and isn't requested again while it is empty.
 */
export function routeStopsQuery(api: Api, routeID: string) {
  return queryOptions({
    ...stopsQuery(api, routeID),
    queryFn: readQueryFn<StopsAnswer>(async (signal) => {
      const read = () => api.ask(OPERATIONS.getstops, { routeID }, signal);
      return (await limiterOf(api)(read, signal)).answer;
    }),
    refetchInterval: pollEvery<StopsAnswer>(false),
  });
}
