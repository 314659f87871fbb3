import { monotonicNow } from '../lib/time/monotonicNow.ts';
import { ApiError } from './ApiError.ts';

/**
 * What is known of one thing that is read again and again. A failure stands beside the last good
 * answer instead of replacing it, so that neither hides the other: no answer and no failure is
 * loading, no answer and a failure is failed, an answer and a failure is old data.
 */
export interface Read<T> {
  readonly answer?: T;
  /** When the answer came, milliseconds of `timePassed`: sleep counts, no clock that is set back does. */
  readonly receivedAt?: number;
  /** The last failure, and when the first of the failures in a row came. */
  readonly failure?: { readonly error: ApiError; readonly since: number };
}

/**
 * Reads once more.
 *
 * @param previous gives what is known so far, which may become more while this reads
 * @param read the read itself; gets the answer that is known so far
 * @param now the clock of all ages
 * @throws what `read` threw where that is no `ApiError`: an abort is nobody's failure
 */
export async function refreshRead<T>(
  previous: () => Read<T> | undefined,
  read: (last: T | undefined) => Promise<T>,
  now: () => number = monotonicNow,
): Promise<Read<T>> {
  try {
    return { answer: await read(previous()?.answer), receivedAt: now() };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const last = previous();
    return { ...last, failure: { error, since: last?.failure?.since ?? now() } };
  }
}
