import { monotonicNow } from '../../../lib/time/monotonicNow.ts';
import { jitter } from '../fleet/spread.ts';

/** The longest wait for a failing source, in milliseconds. */
const LONGEST_WAIT = 5 * 60_000;

/**
 * Milliseconds until a failing source is asked again: 1, 2, 4 ... times the first wait, at most 5 minutes,
 * give or take 20 % (A14). The waits so far add up to the time since the first failure: 1 + 2 + 4 is 8 less 1.
 *
 * @param first milliseconds
 * @param since of the first failure in a row, by `monotonicNow`
 */
export const backOff = (first: number, since: number): number =>
  Math.min(first + monotonicNow() - since, LONGEST_WAIT) * jitter();
