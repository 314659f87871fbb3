import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { RoutesNear, routesNearPath } from '../../../contract/documents/routes-near.ts';
import type { Place } from '../../../lib/geo/distance.ts';
import { ApiError } from '../../ApiError.ts';
import { readJson } from '../../readJson.ts';
import { routesNearKey } from '../query-keys.ts';
import { pollEvery, readQueryFn } from '../read-query.ts';
import { STOPS_STALE_TIME } from '../stopsQuery.ts';

/** Milliseconds. As for the operations of the interface. */
const TIME_LIMIT = 10_000;

/** Whether this is the answer of a server that has no such files, such as one that answers any path with a page. */
const hasNone = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.kind === 'malformed');

async function readRoutesNear(
  fetch: typeof globalThis.fetch,
  path: string,
  signal: AbortSignal,
): Promise<RoutesNear | null> {
  try {
    const { json, status, retryAfter } = await readJson(fetch, path, TIME_LIMIT, signal);
    const answer = z.safeParse(RoutesNear, json);
    if (answer.success) return answer.data;
    if (status < 400 || status === 404) return null;
    throw new ApiError('http', `HTTP ${status}`, { status, retryAfter });
  } catch (error) {
    if (hasNone(error)) return null;
    throw error;
  }
}

/**
 * The routes that stop near a place, from the page's own server (S20). The answer is null if that has no such
 * files. A failed read is repeated.
 */
export function routesNearQuery(fetch: typeof globalThis.fetch, place: Place) {
  const path = routesNearPath(place);
  return queryOptions({
    queryKey: routesNearKey(path),
    queryFn: readQueryFn<RoutesNear | null>((signal) => readRoutesNear(fetch, path, signal)),
    staleTime: STOPS_STALE_TIME,
    refetchInterval: pollEvery<RoutesNear | null>(false),
  });
}
