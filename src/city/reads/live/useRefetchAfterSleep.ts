import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { CLOCK_KEY } from '../../../api/queries/query-keys.ts';
import { LIVE_SUBJECTS } from '../../subjects.ts';

const CHECK_INTERVAL = 1_000;
/** The wall clock and the monotonic clock differ by more than this after sleep or a clock change. */
const CLOCK_JUMP = 30_000;

/** Live data, and the clock's error, which decides the phases of events. */
const LIVE_QUERY_KEYS = [CLOCK_KEY, ...LIVE_SUBJECTS.map(({ live }) => live.queryKey)];

/**
 * Refetches all live data as soon as the device has slept or its clock was set. Poll timers resume
 * where they stopped, so the page would show old data until the next poll.
 *
 * @param inBackground whether a hidden page refetches too; otherwise it does when it is visible again
 */
export function useRefetchAfterSleep(inBackground = false): void {
  const client = useQueryClient();
  useEffect(() => {
    const clockOffset = () => Date.now() - performance.now();
    let lastOffset = clockOffset();
    const timer = setInterval(() => {
      if (Math.abs(clockOffset() - lastOffset) < CLOCK_JUMP || (document.hidden && !inBackground))
        return;
      lastOffset = clockOffset();
      for (const queryKey of LIVE_QUERY_KEYS)
        void client.refetchQueries({ queryKey, type: 'active' }, { cancelRefetch: false });
    }, CHECK_INTERVAL);
    return () => clearInterval(timer);
  }, [client, inBackground]);
}
