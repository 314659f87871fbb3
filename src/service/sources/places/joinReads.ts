import { earliest } from '../../../lib/time/earliest.ts';
import { MOST_ARRIVALS } from '../../../transit/arrivals/createStopArrivals.ts';
import type { StopArrivals } from '../../../transit/arrivals/queries.ts';
import { gapOf, type Timed } from '../../Source.ts';

/**
 * Joins what is known of several stops. Where that of one can't be read, that of the others is still there.
 *
 * @throws why one can't be read, if none can
 */
export async function joinReads<T, U>(
  reading: readonly Promise<Timed<T | null>>[],
  join: (values: readonly T[]) => U,
): Promise<Timed<U>> {
  const settled = await Promise.allSettled(reading);
  const reads = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const [failed] = settled.filter((one) => one.status === 'rejected');
  if (failed !== undefined && reads.length === 0) throw failed.reason;
  return {
    value: join(reads.flatMap(({ value }) => (value === null ? [] : [value]))),
    reportedAt: earliest(reads.map(({ reportedAt }) => reportedAt)) ?? null,
    readAt: earliest(reads.map(({ readAt }) => readAt)),
    refreshAt: earliest(reads.map(({ refreshAt }) => refreshAt)),
    gap:
      failed === undefined
        ? (reads.find(({ gap = null }) => gap !== null)?.gap ?? null)
        : gapOf(failed.reason),
  };
}

/** The arrivals of several stops as those of one. @param stopID the one that is listed for them */
export const joinArrivals = (values: readonly StopArrivals[], stopID: string): StopArrivals => ({
  stopID,
  arrivals: values
    .flatMap(({ arrivals }) => arrivals)
    .toSorted((one, other) => one.expectedAt - other.expectedAt)
    .slice(0, MOST_ARRIVALS),
  updatedAt: earliest(values.map(({ updatedAt }) => updatedAt)) ?? null,
  isLiveLost: values.some(({ isLiveLost }) => isLiveLost),
  ...(values[0]?.timeZone === undefined ? {} : { timeZone: values[0].timeZone }),
});
