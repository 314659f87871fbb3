import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

const LOOK_EVERY = 1_000;
/** Clocks that part by more than this were set, or slept (A19). */
const GAP = 30_000;

/** What lives, and the measure of the clock by which events are judged. */
const LIVE = [['clock'], ['vehicles'], ['parking']];

/**
 * Reads all that lives at once where the device slept or its clock was set (A19): a poll's timer goes
 * on from where it stood, and would let a page that wakes wait with what it knew before.
 *
 * @param inBackground whether a page that is not seen does so too; else it does when it is seen again
 */
export function useRereadAfterGap(inBackground = false): void {
  const client = useQueryClient();
  useEffect(() => {
    const ahead = () => Date.now() - performance.now();
    let known = ahead();
    const timer = setInterval(() => {
      if (Math.abs(ahead() - known) < GAP || (document.hidden && !inBackground)) return;
      known = ahead();
      for (const queryKey of LIVE)
        void client.refetchQueries({ queryKey, type: 'active' }, { cancelRefetch: false });
    }, LOOK_EVERY);
    return () => clearInterval(timer);
  }, [client, inBackground]);
}
