import { queryOptions } from '@tanstack/react-query';
import type { Query } from '@tanstack/react-query';

import type { NearbyStopsAnswer, StopLocationAnswer } from '../../contract/stop-lookups.ts';
import type { StopsAnswer } from '../../contract/stop.ts';
import { limitConcurrency } from '../../lib/limitConcurrency.ts';
import type { Limiter } from '../../lib/limitConcurrency.ts';
import type { Place } from '../../lib/geo/distance.ts';
import type { Api } from '../createApi.ts';
import { STOPS_STALE_TIME, stopsQuery } from './stopsQuery.ts';
import { isUnknownStop } from '../isUnknownStop.ts';
import type { Read } from '../Read.ts';
import { circleKey, stopLocationKey } from './query-keys.ts';
import { pollEvery, readQueryFn } from './read-query.ts';

const retryInterval = pollEvery<StopLocationAnswer>(false);

/** The place of one stop (4.3). That there is none such is an answer, and is not asked again. */
export function stopLocationQuery(api: Api, stopID: string) {
  return queryOptions({
    queryKey: stopLocationKey(stopID),
    queryFn: readQueryFn<StopLocationAnswer>((signal) => api.getstoplocation({ stopID }, signal)),
    staleTime: STOPS_STALE_TIME,
    refetchInterval: (query: Query<Read<StopLocationAnswer>>) => {
      const failure = query.state.data?.failure;
      return failure !== undefined && isUnknownStop(failure.error) ? false : retryInterval(query);
    },
  });
}

/** How much that is looked for may be under way at one service at a time (R4). */
const MAX_CONCURRENT_SEARCHES = 4;

const limiters = new WeakMap<Api, Limiter>();

function limiterOf(api: Api): Limiter {
  const limiter = limiters.get(api) ?? limitConcurrency(MAX_CONCURRENT_SEARCHES);
  limiters.set(api, limiter);
  return limiter;
}

const roundTo = (digits: number) => (degrees: number) =>
  Math.round(degrees * 10 ** digits) / 10 ** digits;

/** A metre on the ground: a point that moves less is the same question. */
const roundToMeter = roundTo(5);

/** A centimetre: the circles of one search meet without a gap. */
const roundToCentimeter = roundTo(7);

/** The place that is asked for where `point` is searched: to the metre (R4). */
export function roundedPlace({ lat, lon }: Place): Place {
  return { lat: roundToMeter(lat), lon: roundToMeter(lon) };
}

/**
 * The stops in one circle of a search (4.2), at most four of them asked for at a time.
 *
 * @param radius feet, 1 to 499; null leaves it out, which the service takes as 500
 */
export function circleQuery(api: Api, center: Place, radius: number | null) {
  const [lat, lon] = [roundToCentimeter(center.lat), roundToCentimeter(center.lon)];
  const query = { lat, lon, ...(radius === null ? {} : { radius }) };
  return queryOptions({
    queryKey: circleKey(lat, lon, radius),
    queryFn: readQueryFn<NearbyStopsAnswer>((signal) =>
      limiterOf(api)(() => api.getnearbystops(query, signal), signal),
    ),
    staleTime: STOPS_STALE_TIME,
    // A circle without stops is what most are: only a failure is asked again.
    refetchInterval: pollEvery<NearbyStopsAnswer>(false),
  });
}

/**
 * The stops of one of many routes (4.1): the answer that `stopsQuery` of the route has, but asked for
 * in turn with the searches, and not again while it is empty.
 */
export function routeStopsQuery(api: Api, routeID: string) {
  return queryOptions({
    ...stopsQuery(api, routeID),
    queryFn: readQueryFn<StopsAnswer>((signal) =>
      limiterOf(api)(() => api.getstops({ routeID }, signal), signal),
    ),
    refetchInterval: pollEvery<StopsAnswer>(false),
  });
}
