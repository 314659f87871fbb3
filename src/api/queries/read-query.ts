import type { QueryFunctionContext } from '@tanstack/react-query';

import { refreshRead } from '../Read.ts';
import type { Read } from '../Read.ts';

/** Milliseconds between retries of a read that is otherwise done once. */
const RETRY_INTERVAL = 5_000;

/** The part of a React Query `Query` that decides when it is polled next. */
export interface PolledQuery<T> {
  readonly state: { readonly data: Read<T> | undefined };
}

/**
 * For how long a page that can't reach its service shows the last live times rather than its own timetable, in milliseconds:
 * riders in a tunnel go on seeing that a bus is late. Each live time turns to the timetable by its own age, as it does elsewhere.
 */
const KEPT_LIVE = 120_000;

/**
 * Whether the last answer stays although the page could answer by the timetable.
 *
 * @param isLive whether live times are in it
 * @param age since it was received, in milliseconds
 * @param isLocal whether the new answer is the page's own
 */
export const staysLive = (isLive: boolean, age: number, isLocal: boolean | undefined): boolean =>
  isLocal === true && isLive && age <= KEPT_LIVE;

/**
 * The query function of a read that keeps its last answer when a later request fails.
 *
 * @param ageOf as for `refreshRead`
 */
export function readQueryFn<T>(
  read: (signal: AbortSignal, last: T | undefined, age: number) => Promise<T>,
  ageOf?: (answer: T) => number,
) {
  return async ({ client, queryKey, signal }: QueryFunctionContext): Promise<Read<T>> => {
    const previous = () => client.getQueryData<Read<T>>(queryKey);
    const before = previous();
    // A refetch on focus or after sleep would fail to import the same code again.
    if (before?.failure?.error.kind === 'chunk') return before;
    return refreshRead(previous, (last, age) => read(signal, last, age), ageOf);
  };
}

/**
 * Polls every `interval` milliseconds, or later if the service asked for that (Retry-After). Stops for good
 * if the code that decodes the response can't be loaded.
 */
export function pollEvery<T>(
  interval: number | false,
  afterFailure: number = interval || RETRY_INTERVAL,
) {
  return ({ state }: PolledQuery<T>): number | false => {
    const failure = state.data?.failure;
    if (failure === undefined) return interval;
    if (failure.error.kind === 'chunk') return false;
    return Math.max(afterFailure, failure.error.retryAfter ?? 0);
  };
}
