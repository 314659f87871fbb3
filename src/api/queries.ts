import { queryOptions } from '@tanstack/react-query';
import type { Query } from '@tanstack/react-query';

import type { NearbyStopsAnswer, StopLocationAnswer, StopsAnswer } from '../contract/stop.ts';
import type { Place } from '../lib/distance.ts';
import type { Api } from './createApi.ts';
import type { Read } from './Read.ts';
import { pollEvery, reading } from './reading.ts';

/** Stops change with a timetable: what was read today is right today. */
const STOPS_FRESH = 60 * 60_000;

/** No stops at all may be a slip of the service: it is asked again, though not often. */
const EMPTY_AGAIN = 30_000;

/** Read once, again after a failure until it succeeds, and now and then while there are no stops. */
function untilThereAreStops<T extends { readonly stops: readonly unknown[] }>() {
  return (query: Query<Read<T>>): number | false => {
    const isEmpty = query.state.data?.answer?.stops.length === 0;
    return pollEvery<T>(isEmpty ? EMPTY_AGAIN : false)(query);
  };
}

/** The stops of a route (4.1). */
export function stopsQuery(api: Api, routeID: string) {
  return queryOptions({
    queryKey: ['stops', routeID],
    queryFn: reading<StopsAnswer>((signal) => api.getstops({ routeID }, signal)),
    staleTime: STOPS_FRESH,
    refetchInterval: untilThereAreStops<StopsAnswer>(),
  });
}

/** The place of one stop (4.3). */
export function stopLocationQuery(api: Api, stopID: string) {
  return queryOptions({
    queryKey: ['stops', 'location', stopID],
    queryFn: reading<StopLocationAnswer>((signal) => api.getstoplocation({ stopID }, signal)),
    staleTime: STOPS_FRESH,
    refetchInterval: pollEvery<StopLocationAnswer>(false),
  });
}

/** A metre on the ground: a point that moves less is the same question. */
const rounded = (degrees: number) => Math.round(degrees * 1e5) / 1e5;

/**
 * The stops around a point (4.2).
 *
 * @param radius feet, 1 to 499; null leaves it out, which the service takes as 500
 */
export function nearbyQuery(api: Api, point: Place, radius: number | null) {
  const [lat, lon] = [rounded(point.lat), rounded(point.lon)];
  return queryOptions({
    queryKey: ['nearby', lat, lon, radius],
    queryFn: reading<NearbyStopsAnswer>((signal) =>
      api.getnearbystops({ lat, lon, ...(radius === null ? {} : { radius }) }, signal),
    ),
    staleTime: STOPS_FRESH,
    refetchInterval: untilThereAreStops<NearbyStopsAnswer>(),
  });
}
