import { ApiError } from '../../../api/ApiError.ts';
import type { Api } from '../../../api/createApi.ts';
import { monotonicNow } from '../../../lib/time/monotonicNow.ts';
import { backOff } from './backOff.ts';

/** The waits after a first failure, in milliseconds, as in the queries. */
const STOPS_RETRY = 5_000;
const DOCUMENT_RETRY = 30_000;

/**
 * An API whose answers that are not polled, such as stops, and route documents ask for longer and longer waits while
 * they fail, as if the service had sent a Retry-After. The rider's page, which reads them with the same queries, asks
 * again after seconds, because somebody waits for the answer.
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
  return {
    ...api,
    ask(operation, query, signal) {
      const read = () => api.ask(operation, query, signal);
      return operation.fresh === 'live'
        ? read()
        : readWithBackOff(`${operation.path} ${JSON.stringify(query)}`, STOPS_RETRY, read);
    },
    routeDocument: (routeID, signal) =>
      readWithBackOff(`route ${routeID}`, DOCUMENT_RETRY, () => api.routeDocument(routeID, signal)),
  };
}
