import type { QueryClient } from '@tanstack/react-query';

import { clockOffset } from '../../../api/queries/clock-query.ts';
import type { ClockReading } from '../../../api/queries/clock-query.ts';
import { CLOCK_KEY } from '../../../api/queries/query-keys.ts';
import { decideJumps, monotonicNow } from '../../../lib/time/monotonicNow.ts';

/** Milliseconds. As long as failures of the service are not mentioned. */
const UNDECIDED_LIMIT = 60_000;
/** Milliseconds. A measurement with a smaller change was made before the jump. */
const SMALLEST_JUMP = 1_000;

/**
 * Keeps the ages of a display's data right when its clock is set. Many displays have no battery for their
 * clock, which the network then sets hours ahead; few ever sleep. From the page, both look alike. So after a jump
 * the clock is measured against the server's. If it is as right as before, the time has really passed. If it
 * can't be measured within a minute, the jump counts as sleep, which is the safe error.
 *
 * @returns a function that stops it
 */
export function holdClockJumps(client: QueryClient): () => void {
  const held = new Set<() => void>();
  let limit: ReturnType<typeof setTimeout> | undefined;
  let last = client.getQueryData<ClockReading>(CLOCK_KEY);

  function decide(isSleep: boolean) {
    clearTimeout(limit);
    if (isSleep) for (const count of held) count();
    held.clear();
  }

  const stopDeciding = decideJumps((_jump, count) => {
    held.add(count);
    clearTimeout(limit);
    limit = setTimeout(() => decide(true), UNDECIDED_LIMIT);
    void client.refetchQueries({ queryKey: CLOCK_KEY, type: 'active' }, { cancelRefetch: false });
  });

  const stopListening = client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryKey[0] !== CLOCK_KEY[0]) return;
    const reading = client.getQueryData<ClockReading>(CLOCK_KEY);
    if (reading === undefined || reading === last) return;
    // Notices a jump since the clock was last read, so that it is decided too.
    monotonicNow();
    const before = last;
    last = reading;
    if (before === undefined || before.offsets.length === 0) return;
    const jump = reading.ahead - before.ahead;
    const corrected = clockOffset(before) - clockOffset(reading);
    if (jump > SMALLEST_JUMP) decide(corrected < jump / 2);
  });

  return () => {
    decide(true);
    stopListening();
    stopDeciding();
  };
}
