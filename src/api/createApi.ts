import type * as z from 'zod/mini';

import type { RouteDocument } from '../contract/documents/route-document.ts';
import { operationUrl, routeDocumentUrl } from '../contract/operations/first-requests.ts';
import { type Operation, OPERATIONS, ROUTE_DOCUMENT } from '../contract/operations/operations.ts';
import { openPlainBody, openTransitBody } from '../contract/wire/envelope.ts';
import { ApiError } from './ApiError.ts';
import { importOrApiError } from './importOrApiError.ts';
import { readJson } from './readJson.ts';

export interface ApiOptions {
  /** The service's base URL without a slash at the end; "" is the page's own origin. */
  readonly baseUrl: string;
  /** The public key of every transit operation (interface 5). */
  readonly key: string;
  /** Where each route's document is, with `{routeID}` in it; absent if there are none. */
  readonly routeDocuments?: string | undefined;
  /** The IANA zone of the service's clock. */
  readonly timeZone?: string | undefined;
  readonly fetch: typeof fetch;
  /** The time limit for each read, in milliseconds. */
  readonly timeLimit?: number;
}

/** With these, the age of an answer's data can be told from its timestamp. */
export interface Served {
  /** When the answer was sent, by the service's clock, in milliseconds since 1970. */
  readonly servedAt?: number | undefined;
  /** The IANA zone of the timestamp. */
  readonly timeZone?: string | undefined;
}

/** An answer that may be older than its arrival: a service keeps its last lots while their feed is down. */
export interface Aged {
  /** Its age when it arrived, in milliseconds; 0 if left out. */
  readonly age?: number;
}

/** An answer, and what its response says of it. */
interface Answered<T> extends Served {
  readonly answer: T;
  /** As in `Aged`. */
  readonly age: number;
  /** As in `JsonResponse`. */
  readonly isLocal?: boolean;
}

/** A trip by its ID, or the one that a bus is on. */
export type TripQuery =
  | { readonly tripID: string }
  | { readonly routeID: string; readonly vehicleID: string };

type Parameters = Readonly<Record<string, string | number | undefined>>;

/** The operations of the interface, and the route documents. Each rejects with `ApiError`, or with the signal's reason. */
export interface Api {
  /** Reads any operation of the table. */
  ask<S extends z.ZodMiniType>(
    operation: Operation<S>,
    query: Parameters,
    signal?: AbortSignal,
  ): Promise<Answered<z.output<S>>>;
  /** A route's document; null if the source has none. */
  routeDocument(routeID: string, signal?: AbortSignal): Promise<RouteDocument | null>;
}

/** In milliseconds. A response that takes longer rarely comes at all. */
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
  timeZone,
  fetch,
  timeLimit = TIME_LIMIT,
}: ApiOptions): Api {
  // With `stale-while-revalidate` a browser would answer each poll with the result of the previous one.
  // `no-cache` revalidates instead, and may still get a 304.
  const poll: typeof fetch = (input, init) => fetch(input, { ...init, cache: 'no-cache' });

  async function read<S extends z.ZodMiniType>(
    { answer, envelope }: Operation<S>,
    url: string,
    signal: AbortSignal | undefined,
    readBy = fetch,
  ): Promise<Answered<z.output<S>>> {
    const schema = await importOrApiError(answer);
    const response = await readJson(readBy, url, timeLimit, signal);
    const { json, status, retryAfter, age, servedAt, isLocal } = response;
    const opened = (envelope === 'plain' ? openPlainBody : openTransitBody)(json, schema);
    if (opened.outcome === 'answered')
      return { answer: opened.body, age, servedAt, timeZone, isLocal };
    if (opened.outcome === 'refused') {
      // A refusal is final. With Retry-After, the service has no data at the moment.
      const kind = retryAfter === undefined ? 'refused' : 'http';
      throw new ApiError(kind, opened.description, { status, retryAfter });
    }
    if (status >= 400) throw new ApiError('http', `HTTP ${status}`, { status, retryAfter });
    throw new ApiError('malformed', opened.reason, { status });
  }
  return {
    ask(operation, query, signal) {
      const { envelope, fresh, path } = operation;
      const parameters = envelope === 'plain' ? query : { key, ...query };
      // Stops too: offline, the browser's cache would otherwise answer for a day and hide the failure.
      const readBy = fresh === 'live' || path === OPERATIONS.getstops.path ? poll : fetch;
      return read(operation, operationUrl(baseUrl, operation, parameters), signal, readBy);
    },
    async routeDocument(routeID, signal) {
      if (routeDocuments === undefined) return null;
      const url = routeDocumentUrl(routeDocuments, routeID);
      try {
        return (await read(ROUTE_DOCUMENT, url, signal)).answer;
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
  };
}
