import * as z from 'zod/mini';

import { openTransitBody } from '../contract/envelope.ts';
import { operationUrl, routeDocumentUrl } from '../contract/first-requests.ts';
import type { LotsAnswer } from '../contract/parking-lot.ts';
import { RouteDocument } from '../contract/route-document.ts';
import { firstIssue } from '../contract/scalars.ts';
import type { NearbyStopsAnswer, StopLocationAnswer } from '../contract/stop-lookups.ts';
import { StopsAnswer } from '../contract/stop.ts';
import type { VehiclesAnswer } from '../contract/vehicle.ts';
import { ApiError } from './ApiError.ts';
import { importOrApiError } from './importOrApiError.ts';
import { readJson } from './readJson.ts';

export interface ApiOptions {
  /** The service's base URL without a slash at the end; "" is the page's own origin. */
  readonly baseUrl: string;
  /** The public key of every transit operation (interface 5). */
  readonly key: string;
  /** Where each route's document is, with `{routeID}` in it (S20); absent if there are none. */
  readonly routeDocuments?: string | undefined;
  readonly fetch: typeof fetch;
  /** The time limit for each read, in milliseconds. */
  readonly timeLimit?: number;
}

/** An answer that may be older than its arrival: a service keeps its last lots while their feed is down. */
export interface Aged {
  /** Its age when it arrived, in milliseconds; 0 if left out. */
  readonly age?: number;
}

type Parameters = Readonly<Record<string, string | number | undefined>>;

/** The five operations of the interface, and the route documents. Each rejects with `ApiError`, or with the signal's reason. */
export interface Api {
  /** The stops of a route, or of all routes (4.1), in no particular order. */
  getstops(
    query: { routeID?: string; destination?: string },
    signal?: AbortSignal,
  ): Promise<StopsAnswer>;
  /** The stops around a point (4.2); `radius` in feet, 1 to 499, left out for the full 500. */
  getnearbystops(
    query: { lat: number; lon: number; radius?: number; destination?: string },
    signal?: AbortSignal,
  ): Promise<NearbyStopsAnswer>;
  /** The location of a stop (4.3). */
  getstoplocation(query: { stopID: string }, signal?: AbortSignal): Promise<StopLocationAnswer>;
  /** The vehicles that are now on a route (4.4). */
  getvehicles(query: { routeID: string }, signal?: AbortSignal): Promise<VehiclesAnswer>;
  /** The lots of all operators (4.5); their events only with `expand`. */
  lots(query: { expand?: 'specialevents' }, signal?: AbortSignal): Promise<LotsAnswer & Aged>;
  /** A route's document (S20); null if the source has none. */
  routeDocument(routeID: string, signal?: AbortSignal): Promise<RouteDocument | null>;
}

/** In milliseconds. A response that takes longer rarely comes at all (A9). */
const TIME_LIMIT = 10_000;

/**
 * Creates a client for one service.
 *
 * @returns functions that resolve to decoded answers and reject with `ApiError`. An aborted read
 *   rejects with the signal's reason instead.
 */
export function createApi({
  baseUrl,
  key,
  routeDocuments,
  fetch,
  timeLimit = TIME_LIMIT,
}: ApiOptions): Api {
  // With `stale-while-revalidate` a browser would answer each poll with the result of the previous one.
  // `no-cache` revalidates instead, and may still get a 304.
  const poll: typeof fetch = (input, init) => fetch(input, { ...init, cache: 'no-cache' });

  async function transit<S extends z.ZodMiniType>(
    operation: string,
    schema: S,
    parameters: Parameters,
    signal?: AbortSignal,
    read = fetch,
  ): Promise<z.output<S>> {
    const url = operationUrl(baseUrl, `/v1/${operation}`, { key, ...parameters });
    const { json, status, retryAfter } = await readJson(read, url, timeLimit, signal);
    const opened = openTransitBody(json, schema);
    if (opened.outcome === 'answered') return opened.body;
    if (opened.outcome === 'refused') {
      throw new ApiError('refused', opened.refusal.description, { status, retryAfter });
    }
    if (status >= 400) throw new ApiError('http', `HTTP ${status}`, { status, retryAfter });
    throw new ApiError('malformed', opened.malformed.reason, { status });
  }

  /** Reads JSON that has no envelope. Nothing documents an error's body, so the HTTP status decides. */
  async function plain<S extends z.ZodMiniType>(
    url: string,
    schema: S,
    signal?: AbortSignal,
    read = fetch,
  ): Promise<{ answer: z.output<S>; age: number }> {
    const { json, status, retryAfter, age } = await readJson(read, url, timeLimit, signal);
    const answer = z.safeParse(schema, json);
    if (answer.success) return { answer: answer.data, age };
    if (status >= 400) throw new ApiError('http', `HTTP ${status}`, { status, retryAfter });
    throw new ApiError('malformed', firstIssue(answer.error), { status });
  }

  return {
    // Revalidated too: offline, the browser's cache would otherwise answer for a day and hide the failure.
    getstops: (query, signal) => transit('getstops', StopsAnswer, query, signal, poll),
    async getnearbystops(query, signal) {
      const { NearbyStopsAnswer } = await importOrApiError(
        () => import('../contract/stop-lookups.ts'),
      );
      return transit('getnearbystops', NearbyStopsAnswer, query, signal);
    },
    async getstoplocation(query, signal) {
      const { StopLocationAnswer } = await importOrApiError(
        () => import('../contract/stop-lookups.ts'),
      );
      return transit('getstoplocation', StopLocationAnswer, query, signal);
    },
    async getvehicles(query, signal) {
      const { VehiclesAnswer } = await importOrApiError(() => import('../contract/vehicle.ts'));
      return transit('getvehicles', VehiclesAnswer, query, signal, poll);
    },
    async lots(query, signal) {
      const { LotsAnswer } = await importOrApiError(() => import('../contract/parking-lot.ts'));
      const url = operationUrl(baseUrl, '/parking/v2/lots', query);
      const { answer, age } = await plain(url, LotsAnswer, signal, poll);
      return { ...answer, age };
    },
    async routeDocument(routeID, signal) {
      if (routeDocuments === undefined) return null;
      const url = routeDocumentUrl(routeDocuments, routeID);
      try {
        return (await plain(url, RouteDocument, signal)).answer;
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
  };
}
