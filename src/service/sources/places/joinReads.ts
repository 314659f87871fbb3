import { measuredAt, withOwnTime } from '../../../contract/departures/measuredAt.ts';
import { earliest } from '../../../lib/time/earliest.ts';
import { MOST_ARRIVALS } from '../../../transit/arrivals/createStopArrivals.ts';
import type { StopArrivals } from '../../../transit/arrivals/queries.ts';
import { RefusedError } from '../../operations/parameters.ts';
import { gapOf, type Timed } from '../../Source.ts';

/**
 * Joins what several sources say. Where one can't be read, what the others say is still there.
 *
 * @param timeOf when all of it was reported
 * @throws why one can't be read, if none can
 */
export async function joinReads<T, U>(
  reading: readonly Promise<Timed<T | null>>[],
  join: (values: readonly T[]) => U,
  timeOf: (times: readonly (number | null)[]) => number | undefined = earliest,
): Promise<Timed<U>> {
  const settled = await Promise.allSettled(reading);
  const reads = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const refusals = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  // A source of another kind refuses what it does not have, so nothing of it is missing.
  const failures = refusals.filter((reason) => !(reason instanceof RefusedError));
  if (reads.length === 0 && refusals.length > 0) throw failures[0] ?? refusals[0];
  return {
    value: join(reads.flatMap(({ value }) => (value === null ? [] : [value]))),
    reportedAt: timeOf(reads.map(({ reportedAt }) => reportedAt)) ?? null,
    readAt: earliest(reads.map(({ readAt }) => readAt)),
    refreshAt: earliest(reads.map(({ refreshAt }) => refreshAt)),
    gap:
      failures.length > 0
        ? gapOf(failures[0])
        : (reads.find(({ gap = null }) => gap !== null)?.gap ?? null),
  };
}

/** The arrivals of several stops as those of one. @param stopID the one that is listed for them */
export function joinArrivals(values: readonly StopArrivals[], stopID: string): StopArrivals {
  const at = measuredAt(values.map(({ updatedAt }) => updatedAt));
  return {
    stopID,
    arrivals: values
      .flatMap(({ arrivals, updatedAt }) => withOwnTime(arrivals, updatedAt, at))
      .toSorted((one, other) => one.expectedAt - other.expectedAt)
      .slice(0, MOST_ARRIVALS),
    updatedAt: at ?? null,
    isLiveLost: values.some(({ isLiveLost }) => isLiveLost),
    ...(values[0]?.timeZone === undefined ? {} : { timeZone: values[0].timeZone }),
  };
}
