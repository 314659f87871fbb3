import { queryOptions } from '@tanstack/react-query';

import { CLOCK_KEY } from './query-keys.ts';

/** What was found of how wrong the device's clock is. */
export interface ClockReading {
  /** By how much the device's clock was ahead of the monotonic one when it was last measured. */
  readonly ahead: number;
  /** Milliseconds to add to the device's clock, of the last few measurements; the newest last. */
  readonly offsets: readonly number[];
}

/** Five minutes: often enough for a clock that is set by hand, seldom enough to cost nothing. */
const MEASURE_INTERVAL = 5 * 60_000;
const MAX_OFFSETS = 5;
/** A Date header counts whole seconds: its moment lies half a second later on average. */
const HALF_SECOND = 500;

/** Below this a device's clock is right, and correcting it would only make it restless. */
const TOLERANCE = 2_000;

/**
 * Measures the device's clock against the `Date` header of the page's own origin (A19): of another
 * origin's answers a page may not read it. An answer of any status will do, and none keeps what is
 * known.
 */
export function clockQuery(
  fetch: typeof globalThis.fetch,
  interval: number | false = MEASURE_INTERVAL,
) {
  return queryOptions({
    queryKey: CLOCK_KEY,
    queryFn: async ({ client, queryKey, signal }): Promise<ClockReading> => {
      const last = client.getQueryData<ClockReading>(queryKey) ?? { ahead: 0, offsets: [] };
      try {
        const sentAt = Date.now();
        const { headers } = await fetch('/version.json', { cache: 'no-store', signal });
        const receivedAt = Date.now();
        const serverTime = Date.parse(headers.get('date') ?? '');
        if (Number.isNaN(serverTime)) return last;
        const offset = serverTime + HALF_SECOND - (sentAt + receivedAt) / 2;
        const ahead = receivedAt - performance.now();
        // What was measured of a clock that was since set, or that slept, is not of this one.
        const isSame = Math.abs(ahead - last.ahead) < TOLERANCE;
        return { ahead, offsets: [...(isSame ? last.offsets : []), offset].slice(-MAX_OFFSETS) };
      } catch {
        return last;
      }
    },
    staleTime: MEASURE_INTERVAL,
    refetchInterval: interval,
  });
}

/** The median of what was measured, in milliseconds; 0 where the device's clock is right or unknown. */
export function clockOffset({ offsets }: Pick<ClockReading, 'offsets'>): number {
  const middle = offsets.toSorted((a, b) => a - b)[Math.floor(offsets.length / 2)] ?? 0;
  return Math.abs(middle) < TOLERANCE ? 0 : Math.round(middle);
}
