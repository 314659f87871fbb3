import { queryOptions } from '@tanstack/react-query';
import type { Query } from '@tanstack/react-query';

import { CLOCK_KEY } from './query-keys.ts';

/** Measurements of the device clock's error. */
export interface ClockReading {
  /** Milliseconds by which the device's clock was ahead of the monotonic one at the last measurement. */
  readonly ahead: number;
  /** Milliseconds to add to the device's clock, from the last few measurements, the newest last. */
  readonly offsets: readonly number[];
}

/** Five minutes: soon enough after someone sets the clock, and cheap. */
const MEASURE_INTERVAL = 5 * 60_000;
/** Half a minute, as long as there is no measurement. */
const RETRY_INTERVAL = 30_000;
/** Milliseconds: a request that never ends would be the last one. */
const TIME_LIMIT = 10_000;
const MAX_OFFSETS = 5;
/** A Date header has whole seconds, so the actual time is half a second later on average. */
const HALF_SECOND = 500;

/** Milliseconds. A smaller error is ignored, so that the clock doesn't jitter. */
const TOLERANCE = 2_000;

/**
 * Measures the device's clock against the `Date` header of the page's own origin, since a page can't
 * read that header from another origin. A response of any status counts. After a failure the earlier
 * measurements stay.
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
        const { headers } = await fetch('/version.json', {
          cache: 'no-store',
          signal: AbortSignal.any([signal, AbortSignal.timeout(TIME_LIMIT)]),
        });
        const receivedAt = Date.now();
        const serverTime = Date.parse(headers.get('date') ?? '');
        if (Number.isNaN(serverTime)) return last;
        const offset = serverTime + HALF_SECOND - (sentAt + receivedAt) / 2;
        const ahead = receivedAt - performance.now();
        // Measurements from before sleep or a clock change no longer apply.
        const isSame = Math.abs(ahead - last.ahead) < TOLERANCE;
        return { ahead, offsets: [...(isSame ? last.offsets : []), offset].slice(-MAX_OFFSETS) };
      } catch {
        return last;
      }
    },
    staleTime: MEASURE_INTERVAL,
    refetchInterval: (query: Query<ClockReading>) =>
      interval !== false && query.state.data?.offsets.length === 0 ? RETRY_INTERVAL : interval,
  });
}

/** The median of the measurements, in milliseconds; 0 if the device's clock is right or there are none. */
export function clockOffset({ offsets }: Pick<ClockReading, 'offsets'>): number {
  const middle = offsets.toSorted((a, b) => a - b)[Math.floor(offsets.length / 2)] ?? 0;
  return Math.abs(middle) < TOLERANCE ? 0 : Math.round(middle);
}
