import { queryOptions } from '@tanstack/react-query';

import type { NearbyStopsAnswer, StopLocationAnswer } from '../contract/found-stops.ts';
import type { Place } from '../lib/distance.ts';
import type { Api } from './createApi.ts';
import { STOPS_FRESH, untilThereAreStops } from './queries.ts';
import { pollEvery, reading } from './reading.ts';

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
