import { queryOptions } from '@tanstack/react-query';

import { DOCUMENTS } from '../../../contract/documents/documents.ts';
import { type RoutesNear, routesNearPath } from '../../../contract/documents/routes-near.ts';
import type { Place } from '../../../lib/geo/distance.ts';
import { ApiError } from '../../ApiError.ts';
import { readDocument } from '../../readDocument.ts';
import { routesNearKey } from '../query-keys.ts';
import { pollEvery, readQueryFn } from '../read-query.ts';
import { STOPS_STALE_TIME } from '../stopsQuery.ts';

/** A server that has no such files may answer any path with a page. */
function noneIfPage(error: unknown): null {
  if (error instanceof ApiError && error.kind === 'malformed') return null;
  throw error;
}

/**
 * The routes that stop near a place, from the page's own server. The answer is null if that has no such
 * files. A failed read is repeated.
 */
export function routesNearQuery(place: Place) {
  const path = routesNearPath(place);
  return queryOptions({
    queryKey: routesNearKey(path),
    queryFn: readQueryFn<RoutesNear | null>((signal) =>
      readDocument(DOCUMENTS.routesNear, path, signal).catch(noneIfPage),
    ),
    staleTime: STOPS_STALE_TIME,
    refetchInterval: pollEvery<RoutesNear | null>(false),
  });
}
