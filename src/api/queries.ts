import { queryOptions } from '@tanstack/react-query';

import type { NearbyStopsAnswer, StopLocationAnswer, StopsAnswer } from '../contract/stop.ts';
import type { Place } from '../lib/distance.ts';
import type { Api } from './createApi.ts';
import { pollEvery, reading } from './reading.ts';

/** Stops change with a timetable: what was read today is right today. */
const STOPS_FRESH = 60 * 60_000;

/** The stops of a route (4.1): read once, and again after a failure until it succeeds. */
export function stopsQuery(api: Api, routeID: string) {
  return queryOptions({
    queryKey: ['stops', routeID],
    queryFn: reading<StopsAnswer>((signal) => api.getstops({ routeID }, signal)),
    staleTime: STOPS_FRESH,
    refetchInterval: pollEvery<StopsAnswer>(false),
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
    refetchInterval: pollEvery<NearbyStopsAnswer>(false),
  });
}
