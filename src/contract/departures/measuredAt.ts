import { latest } from '../../lib/time/earliest.ts';
import type { Arrival } from '../arrivals.ts';

/** Milliseconds. What is measured at most so long before the newest counts as measured with it. */
const TOGETHER = 30_000;

/**
 * When live data was measured, in milliseconds since 1970: the earliest moment within half a minute of the newest one. What
 * is older has its own time (`withOwnTime`): a feed that lags must not make the data of the others look old.
 *
 * @returns undefined if no moment is known
 */
export function measuredAt(moments: readonly (number | null | undefined)[]): number | undefined {
  const newest = latest(moments);
  if (newest === undefined) return undefined;
  return moments.reduce<number>(
    (first, at) =>
      typeof at === 'number' && at >= newest - TOGETHER ? Math.min(first, at) : first,
    newest,
  );
}

/** Arrivals whose live data was measured at `ownAt` in an answer whose data is of `at`: with their own time if that is earlier. */
export const withOwnTime = (
  arrivals: readonly Arrival[],
  ownAt: number | null | undefined,
  at: number | undefined,
): readonly Arrival[] =>
  typeof ownAt !== 'number' || at === undefined || ownAt >= at
    ? arrivals
    : arrivals.map((arrival) =>
        arrival.basis === 'scheduled' ? arrival : { updatedAt: ownAt, ...arrival },
      );
