import { useQuery } from '@tanstack/react-query';

import { clockOffset, clockQuery } from '../../../api/queries/clock-query.ts';

export const browserFetch: typeof fetch = (input, init) => fetch(input, init);

/**
 * Milliseconds to add to this device's clock to get the right time, as `LivePoller` measures it; null
 * until then. For values that are stored, which must not contain a guess.
 */
export function useMeasuredClockOffset(): number | null {
  const { data } = useQuery(clockQuery(browserFetch, false));
  return data === undefined || data.offsets.length === 0 ? null : clockOffset(data);
}

/** Like `useMeasuredClockOffset`, but 0 until the first measurement. */
export function useClockOffset(): number {
  return useMeasuredClockOffset() ?? 0;
}
