import { queryOptions } from '@tanstack/react-query';

import type { CityMap } from '../../contract/documents/city-map.ts';
import { DOCUMENTS } from '../../contract/documents/documents.ts';
import { readDocument } from '../readDocument.ts';
import { pollEvery, readQueryFn } from './read-query.ts';

/** Milliseconds until what failed is read again. */
const RETRY_INTERVAL = 60_000;

/**
 * The lines and stops of the whole city, which never change in a version. The answer is null if the service has none.
 *
 * @param cityDocument the setting of that name
 */
export const cityMapQuery = (cityDocument: string) =>
  queryOptions({
    queryKey: ['city-map', cityDocument],
    queryFn: readQueryFn<CityMap | null>((signal) =>
      readDocument(DOCUMENTS.cityMap, cityDocument.replace(/\.json$/, '/map.json'), signal),
    ),
    staleTime: Infinity,
    refetchInterval: pollEvery<CityMap | null>(false, RETRY_INTERVAL),
  });
