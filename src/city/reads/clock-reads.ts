import { useQuery } from '@tanstack/react-query';

import { clockOffset, clockQuery } from '../../api/queries/clock-query.ts';

export const browserFetch: typeof fetch = (input, init) => fetch(input, init);

/**
 * Milliseconds to add to this device's clock to get the right time, as `LivePoller` measures it; null
 * until it was measured. For values that are stored.
 */
export function useMeasuredClockOffset(): number | null {
  const { data } = useQuery(clockQuery(browserFetch, false));
  return data === undefined ? null : clockOffset(data);
}

/** The same, and 0 until it was measured. */
export function useClockOffset(): number {
  return useMeasuredClockOffset() ?? 0;
}
