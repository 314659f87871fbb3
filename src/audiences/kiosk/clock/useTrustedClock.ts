import { useQuery } from '@tanstack/react-query';

import { clockQuery } from '../../../api/queries/clock-query.ts';
import { browserFetch } from '../../../city/reads/live/clock-reads.ts';
import { useWallClock } from '../../../ui/time/useWallClock.ts';

/**
 * No display ran this page before. A small computer without a battery starts in 1970 or at the time of its
 * image, and its clock is right only once it has a network. Not the date of the build, which would give each
 * build of the same source another ID.
 */
const EARLIEST = Date.UTC(2026, 10, 1);

/**
 * Whether the time can be shown: the server has corrected the device's clock, or it may be right. If
 * not, a display has no clock, no "until", no phases of events and no theme by time.
 */
export function useTrustedClock(): boolean {
  const { data } = useQuery(clockQuery(browserFetch, false));
  return useWallClock() >= EARLIEST || (data?.offsets.length ?? 0) > 0;
}
