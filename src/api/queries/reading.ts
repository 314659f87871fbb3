import type { Query, QueryFunctionContext } from '@tanstack/react-query';

import { readAgain } from '../Read.ts';
import type { Read } from '../Read.ts';

/** After a failure, what is otherwise read once is tried again this often, in milliseconds. */
const TRY_AGAIN = 5_000;

/** The query function of a read whose failures are kept beside its last answer. */
export function reading<T>(read: (signal: AbortSignal, known: T | undefined) => Promise<T>) {
  return ({ client, queryKey, signal }: QueryFunctionContext): Promise<Read<T>> =>
    readAgain(
      () => client.getQueryData<Read<T>>(queryKey),
      (known) => read(signal, known),
    );
}

/** Polls at `every` milliseconds, or later where the service asked for that (Retry-After). */
export function pollEvery<T>(every: number | false, afterFailure: number = TRY_AGAIN) {
  return ({ state }: Query<Read<T>>): number | false => {
    const failure = state.data?.failure;
    if (failure === undefined) return every;
    return Math.max(every || afterFailure, failure.error.retryAfter ?? 0);
  };
}
