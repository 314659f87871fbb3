import { queryOptions } from '@tanstack/react-query';

import type { RouteDocument } from '../../contract/documents/route-document.ts';
import type { Api } from '../createApi.ts';
import { routeDocumentKey } from './query-keys.ts';
import { pollEvery, readQueryFn } from './read-query.ts';

/** An hour, in milliseconds: a document changes with the timetable, and its days of service each day. */
const DOCUMENT_INTERVAL = 60 * 60_000;

/** Milliseconds between retries. The page works without a document, so they are rare. */
const RETRY_INTERVAL = 30_000;

/** A route's document. The answer is null if the source has none. */
export function routeDocumentQuery(api: Api, routeID: string) {
  return queryOptions({
    queryKey: routeDocumentKey(routeID),
    queryFn: readQueryFn<RouteDocument | null>((signal) => api.routeDocument(routeID, signal)),
    staleTime: DOCUMENT_INTERVAL,
    refetchInterval: pollEvery<RouteDocument | null>(DOCUMENT_INTERVAL, RETRY_INTERVAL),
  });
}
