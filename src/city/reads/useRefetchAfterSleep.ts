import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { CLOCK_KEY, LOTS_KEY, VEHICLES_KEY } from '../../api/queries/query-keys.ts';

const CHECK_INTERVAL = 1_000;
/** Clocks that part by more than this were set, or slept (A19). */
const CLOCK_JUMP = 30_000;

/** Live data, and the clock's error, which decides the phases of events. */
const LIVE_QUERY_KEYS = [CLOCK_KEY, VEHICLES_KEY, LOTS_KEY];

/**
 * Reads all that lives at once where the device slept or its clock was set (A19): a poll's timer goes
 * on from where it stood, and would let a page that wakes wait with what it knew before.
 *
 * @param inBackground whether a page that is not seen does so too; else it does when it is seen again
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
