import type { Clock } from '../../lib/time/Clock.ts';
import { FetchError } from './FetchError.ts';

interface TimeLimit {
  /** Milliseconds. */
  readonly limit: number;
  /** What takes so long, in words that begin a sentence. */
  readonly what: string;
  /** Ends the work before its time. */
  readonly signal: AbortSignal;
  readonly clock: Clock;
}

/**
 * Does work that is given up when it takes too long, also if it does not watch its signal.
 *
 * @throws FetchError past the limit
 */
export async function inTime<Result>(
  { limit, what, signal, clock }: TimeLimit,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const limited = new AbortController();
  const abort = () => limited.abort(signal.reason);
  signal.addEventListener('abort', abort);
  let cancelLimit = () => {};
  const overdue = new Promise<never>((_resolve, reject) => {
    cancelLimit = clock.after(limit, () => {
      limited.abort(new FetchError(`${what} took longer than ${limit / 1000} s`));
      reject(limited.signal.reason);
    });
  });
  try {
    return await Promise.race([work(limited.signal), overdue]);
  } finally {
    cancelLimit();
    signal.removeEventListener('abort', abort);
  }
}
