import { queryOptions } from '@tanstack/react-query';

import { OPERATIONS } from '../../../contract/operations/operations.ts';
import type { PlacesAnswer } from '../../../contract/places/places.ts';
import type { Place } from '../../../lib/geo/distance.ts';
import type { Api } from '../../createApi.ts';
import { placesKey } from '../query-keys.ts';
import { pollEvery, readQueryFn } from '../read-query.ts';
import { STOPS_STALE_TIME } from '../stopsQuery.ts';
import { roughly } from './searchQuery.ts';

/**
 * The addresses and places of a text, which the service asks a geocoder for.
 *
 * @param point those near it are first; null if unknown
 */
export function placesQuery(api: Api, text: string, point: Place | null) {
  const near = point === null ? {} : { lat: roughly(point.lat), lon: roughly(point.lon) };
  return queryOptions({
    queryKey: placesKey(text, near),
    queryFn: readQueryFn<PlacesAnswer>(
      async (signal) => (await api.ask(OPERATIONS.places, { text, ...near }, signal)).answer,
    ),
    staleTime: STOPS_STALE_TIME,
    refetchInterval: pollEvery<PlacesAnswer>(false),
  });
}
