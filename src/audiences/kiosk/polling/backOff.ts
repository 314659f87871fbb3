import { monotonicNow } from '../../../lib/time/monotonicNow.ts';
import { jitter } from './spread.ts';

/** The longest wait for a failing source, in milliseconds. */
const LONGEST_WAIT = 5 * 60_000;

interface SourceFailure {
  /** Of the first failure in a row, by `monotonicNow`. */
  readonly since: number;
  /** The service's Retry-After, in milliseconds. */
  readonly retryAfter?: number | undefined;
}

/**
 * Milliseconds until a failing source is asked again: 1, 2, 4 ... times the first wait, at most 5 minutes,
 * give or take 20 %, and not before its Retry-After. The waits so far add up to the time since the
 * first failure: 1 + 2 + 4 is 8 less 1.
 *
 * @param first milliseconds
 * @param spread the screen's `spreadOf`: screens don't return in the same second after a Retry-After
 */
export function backOff(
  first: number,
  { since, retryAfter = 0 }: SourceFailure,
  spread: number,
): number {
  const wait = Math.min(first + monotonicNow() - since, LONGEST_WAIT) * jitter();
  return Math.max(wait, retryAfter * (1 + spread / 5));
}
