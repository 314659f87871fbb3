import * as z from 'zod/mini';

import { openTransitBody } from '../contract/envelope.ts';
import type { LotsAnswer } from '../contract/parking-lot.ts';
import { firstIssue } from '../contract/scalars.ts';
import type { NearbyStopsAnswer, StopLocationAnswer } from '../contract/stop-lookups.ts';
import { StopsAnswer } from '../contract/stop.ts';
import type { VehiclesAnswer } from '../contract/vehicle.ts';
import { ApiError } from './ApiError.ts';
import { importOrApiError } from './importOrApiError.ts';
import { readJson } from './readJson.ts';

/** Where and how to read. */
export interface ApiOptions {
  /** The service's base URL without a slash at its end; "" is the page's own origin. */
  readonly baseUrl: string;
  /** The public key of every transit operation (interface 5). */
  readonly key: string;
  readonly fetch: typeof fetch;
  /** Milliseconds after which a read is given up. */
  readonly timeLimit?: number;
}

type Parameters = Readonly<Record<string, string | number | undefined>>;

/** The five operations of the interface as plain functions. Each throws `ApiError`, or the abort. */
export interface Api {
  /** The stops of a route, or of all of them (4.1); in no order. */
  getstops(
    query: { routeID?: string; destination?: string },
    signal?: AbortSignal,
  ): Promise<StopsAnswer>;
  /** The stops around a point (4.2); `radius` in feet, 1 to 499, left out for the full 500. */
  getnearbystops(
    query: { lat: number; lon: number; radius?: number; destination?: string },
    signal?: AbortSignal,
  ): Promise<NearbyStopsAnswer>;
  /** One stop's place (4.3). */
  getstoplocation(query: { stopID: string }, signal?: AbortSignal): Promise<StopLocationAnswer>;
  /** The vehicles now on a route (4.4). */
  getvehicles(query: { routeID: string }, signal?: AbortSignal): Promise<VehiclesAnswer>;
  /** The lots of all operators, with their events where asked for (4.5). */
  lots(query: { expand?: 'specialevents' }, signal?: AbortSignal): Promise<LotsAnswer>;
}

/** Ten seconds: a rider with one bar of signal gets an answer within it, or none (A9). */
const TIME_LIMIT = 10_000;

/**
 * Gives the reads of one service.
 *
 * @returns functions that resolve to decoded answers and reject with `ApiError`; a read that its
 *   `signal` ends rejects with that signal's reason, since an abort is nobody's failure
 */
export function createApi({ baseUrl, key, fetch, timeLimit = TIME_LIMIT }: ApiOptions): Api {
  const address = (path: string, parameters: Parameters) => {
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(parameters)) {
      if (value !== undefined) query.set(name, String(value));
    }
    const text = query.toString();
    return `${baseUrl}${path}${text === '' ? '' : `?${text}`}`;
  };

  // `stale-while-revalidate` lets a browser answer a poll with what the poll before it read, so that
  // a page would always be one poll late: what is polled is revalidated, which may still be a 304.
  const poll: typeof fetch = (input, init) => fetch(input, { ...init, cache: 'no-cache' });

  async function transit<S extends z.ZodMiniType>(
    operation: string,
    schema: S,
    parameters: Parameters,
    signal?: AbortSignal,
    read = fetch,
  ): Promise<z.output<S>> {
    const url = address(`/v1/${operation}`, { key, ...parameters });
    const { json, status, retryAfter } = await readJson(read, url, timeLimit, signal);
    const opened = openTransitBody(json, schema);
    if (opened.outcome === 'answered') return opened.body;
    if (opened.outcome === 'refused') {
      throw new ApiError('refused', opened.refusal.description, { status, retryAfter });
    }
    if (status >= 400) throw new ApiError('http', `HTTP ${status}`, { status, retryAfter });
    throw new ApiError('malformed', opened.malformed.reason, { status });
  }

  return {
    // Revalidated too, or a browser would answer for a day without a network and without a word of it.
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
      const url = address('/parking/v2/lots', query);
      const { json, status, retryAfter } = await readJson(poll, url, timeLimit, signal);
      const answer = z.safeParse(LotsAnswer, json);
      if (answer.success) return answer.data;
      // The operation documents no error body, so a failing status is the only sign of one.
      if (status >= 400) throw new ApiError('http', `HTTP ${status}`, { status, retryAfter });
      throw new ApiError('malformed', firstIssue(answer.error), { status });
    },
  };
}
