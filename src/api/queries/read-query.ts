import type { Query, QueryFunctionContext } from '@tanstack/react-query';

import { refreshRead } from '../Read.ts';
import type { Read } from '../Read.ts';

/** After a failure, what is otherwise read once is tried again this often, in milliseconds. */
const RETRY_INTERVAL = 5_000;

/** The query function of a read whose failures are kept beside its last answer. */
export function readQueryFn<T>(read: (signal: AbortSignal, last: T | undefined) => Promise<T>) {
  return async ({ client, queryKey, signal }: QueryFunctionContext): Promise<Read<T>> => {
    const previous = () => client.getQueryData<Read<T>>(queryKey);
    const before = previous();
    // Refetches on focus or after sleep would import the same code again, in vain.
    if (before?.failure?.error.kind === 'chunk') return before;
    return refreshRead(previous, (last) => read(signal, last));
  };
}

/**
 * Polls at `every` milliseconds, or later where the service asked for that (Retry-After); never again
 * once the code that decodes the response could not be loaded (R33).
 */
export function pollEvery<T>(interval: number | false, afterFailure: number = RETRY_INTERVAL) {
  return ({ state }: Query<Read<T>>): number | false => {
    const failure = state.data?.failure;
    if (failure === undefined) return interval;
    if (failure.error.kind === 'chunk') return false;
    return Math.max(interval || afterFailure, failure.error.retryAfter ?? 0);
  };
}
