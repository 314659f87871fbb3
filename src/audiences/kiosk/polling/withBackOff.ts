import { ApiError } from '../../../api/ApiError.ts';
import type { Api } from '../../../api/createApi.ts';
import { monotonicNow } from '../../../lib/time/monotonicNow.ts';
import { backOff } from './backOff.ts';

/** The waits after a first failure, in milliseconds, as in the queries. */
const STOPS_RETRY = 5_000;
const DOCUMENT_RETRY = 30_000;

/**
 * An API whose stops, lookups of stops and route documents ask for longer and longer waits while they fail
 * (A14), as if the service had sent a Retry-After. The rider's page, which reads them with the same queries, asks again
 * after seconds, because somebody waits for the answer.
 *
 * @param spread the screen's `spreadOf`
 */
export function withBackOff(api: Api, spread: number): Api {
  /** The time of the first failure in a row, by what was requested. A display requests few things. */
  const failingSince = new Map<string, number>();
  async function readWithBackOff<T>(
    key: string,
    first: number,
    read: () => Promise<T>,
  ): Promise<T> {
    try {
      const answer = await read();
      failingSince.delete(key);
      return answer;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const since = failingSince.get(key) ?? monotonicNow();
      failingSince.set(key, since);
      const { kind, message, cause, status, retryAfter } = error;
      throw new ApiError(kind, message, {
        cause,
        ...(status === undefined ? {} : { status }),
        retryAfter: backOff(first, { since, retryAfter }, spread),
      });
    }
  }
  const wrap =
    <Query, T>(
      name: string,
      first: number,
      read: (query: Query, signal?: AbortSignal) => Promise<T>,
    ) =>
    (query: Query, signal?: AbortSignal): Promise<T> =>
      readWithBackOff(`${name} ${JSON.stringify(query)}`, first, () => read(query, signal));
  return {
    ...api,
    getstops: wrap('getstops', STOPS_RETRY, (query, signal) => api.getstops(query, signal)),
    getstoplocation: wrap('getstoplocation', STOPS_RETRY, (query, signal) =>
      api.getstoplocation(query, signal),
    ),
    getnearbystops: wrap('getnearbystops', STOPS_RETRY, (query, signal) =>
      api.getnearbystops(query, signal),
    ),
    routeDocument: wrap('routeDocument', DOCUMENT_RETRY, (query, signal) =>
      api.routeDocument(query, signal),
    ),
  };
}
