import { queryOptions } from '@tanstack/react-query';

import { OPERATIONS } from '../../../contract/operations/operations.ts';
import type { SearchAnswer } from '../../../contract/places/search.ts';
import type { Place } from '../../../lib/geo/distance.ts';
import type { Api } from '../../createApi.ts';
import { searchQueryKey } from '../query-keys.ts';
import { pollEvery, readQueryFn } from '../read-query.ts';
import { STOPS_STALE_TIME } from '../stopsQuery.ts';

/** To about 1 km: enough for "the nearest first", and says little of where a rider is. */
export const roughly = (degrees: number) => Math.round(degrees * 100) / 100;

/**
 * What a text finds in the whole city.
 *
 * @param text not blank
 * @param point of several things with the same name, the one nearest to it comes first; null if unknown
 */
export function searchQuery(api: Api, text: string, point: Place | null) {
  const near = point === null ? {} : { lat: roughly(point.lat), lon: roughly(point.lon) };
  return queryOptions({
    queryKey: searchQueryKey(text, near),
    queryFn: readQueryFn<SearchAnswer>(
      async (signal) => (await api.ask(OPERATIONS.search, { text, ...near }, signal)).answer,
    ),
    staleTime: STOPS_STALE_TIME,
    refetchInterval: pollEvery<SearchAnswer>(false),
  });
}
