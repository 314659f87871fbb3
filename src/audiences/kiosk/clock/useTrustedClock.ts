import { useQuery } from '@tanstack/react-query';

import { clockQuery } from '../../../api/queries/clock-query.ts';
import { browserFetch } from '../../../city/reads/clock-reads.ts';

/**
 * No display ran this page before. A small computer without a battery starts in 1970 or at the time of its
 * image, and its clock is right only once it has a network.
 */
const EARLIEST = Date.UTC(2026, 10, 1);

/** Whether a time by the device's clock can be shown: the server has corrected it, or it may be right (A20). */
export function useTrustedClock(instant: number): boolean {
  const { data } = useQuery(clockQuery(browserFetch, false));
  return instant >= EARLIEST || (data?.offsets.length ?? 0) > 0;
}
