import { queryOptions } from '@tanstack/react-query';

/** What was found of how wrong the device's clock is. */
export interface ClockReading {
  /** By how much the device's clock was ahead of the monotonic one when it was last measured. */
  readonly ahead: number;
  /** Milliseconds to add to the device's clock, of the last few measurements; the newest last. */
  readonly offsets: readonly number[];
}

/** Five minutes: often enough for a clock that is set by hand, seldom enough to cost nothing. */
const MEASURE_EVERY = 5 * 60_000;
const KEPT = 5;
/** A Date header counts whole seconds: its moment lies half a second later on average. */
const HALF_SECOND = 500;

/** Below this a device's clock is right, and correcting it would only make it restless. */
const RIGHT_WITHIN = 2_000;

/**
 * Measures the device's clock against the `Date` header of the page's own origin (A19): of another
 * origin's answers a page may not read it. An answer of any status will do, and none keeps what is
 * known.
 */
export function clockQuery(fetch: typeof globalThis.fetch, every: number | false = MEASURE_EVERY) {
  return queryOptions({
    queryKey: ['clock'],
    queryFn: async ({ client, queryKey, signal }): Promise<ClockReading> => {
      const known = client.getQueryData<ClockReading>(queryKey) ?? { ahead: 0, offsets: [] };
      try {
        const asked = Date.now();
        const { headers } = await fetch('/version.json', { cache: 'no-store', signal });
        const answered = Date.now();
        const told = Date.parse(headers.get('date') ?? '');
        if (Number.isNaN(told)) return known;
        const offset = told + HALF_SECOND - (asked + answered) / 2;
        const ahead = answered - performance.now();
        // What was measured of a clock that was since set, or that slept, is not of this one.
        const isSame = Math.abs(ahead - known.ahead) < RIGHT_WITHIN;
        return { ahead, offsets: [...(isSame ? known.offsets : []), offset].slice(-KEPT) };
      } catch {
        return known;
      }
    },
    staleTime: MEASURE_EVERY,
    refetchInterval: every,
  });
}

/** The median of what was measured, in milliseconds; 0 where the device's clock is right or unknown. */
export function clockOffset({ offsets }: Pick<ClockReading, 'offsets'>): number {
  const middle = offsets.toSorted((a, b) => a - b)[Math.floor(offsets.length / 2)] ?? 0;
  return Math.abs(middle) < RIGHT_WITHIN ? 0 : Math.round(middle);
}
