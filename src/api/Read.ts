import { monotonicNow } from '../lib/time/monotonicNow.ts';
import { ApiError } from './ApiError.ts';

/**
 * The state of something that is polled. A failure does not replace the last good answer: neither
 * answer nor failure means loading, only a failure means failed, and both mean old data.
 */
export interface Read<T> {
  readonly answer?: T;
  /** When the answer arrived, less its age then, in milliseconds of `monotonicNow`. */
  readonly receivedAt?: number;
  /** The last failure, and when the first in the current series of failures happened. */
  readonly failure?: { readonly error: ApiError; readonly since: number };
}

/**
 * Reads again and combines the result with the previous state.
 *
 * @param previous returns the state so far, which may change during the read
 * @param read gets the last answer and its age in milliseconds. If it returns that answer, its age goes on.
 * @param ageOf how old an answer is when it arrives, in milliseconds
 * @param now a monotonic clock in milliseconds
 * @returns the new state; an `ApiError` is in its `failure`
 * @throws other errors of `read`, such as an abort
 */
export async function refreshRead<T>(
  previous: () => Read<T> | undefined,
  read: (last: T | undefined, age: number) => Promise<T>,
  ageOf: (answer: T) => number = () => 0,
  now: () => number = monotonicNow,
): Promise<Read<T>> {
  try {
    const { answer: before, receivedAt = -Infinity } = previous() ?? {};
    const answer = await read(before, now() - receivedAt);
    return { answer, receivedAt: answer === before ? receivedAt : now() - ageOf(answer) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const last = previous();
    return { ...last, failure: { error, since: last?.failure?.since ?? now() } };
  }
}
