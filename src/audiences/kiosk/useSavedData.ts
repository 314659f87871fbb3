import { useState } from 'react';

import type { Read } from '../../api/Read.ts';
import { useCity } from '../../city/reads/CityContext.tsx';
import { useCityStops } from '../../city/reads/StopsInViewContext.tsx';
import { monotonicNow } from '../../lib/time/monotonicNow.ts';
import { useTrustedClock } from './clock/useTrustedClock.ts';

/** The saved data on a display that has started without a network. */
interface SavedData {
  /** When it was received, in milliseconds of `monotonicNow`. */
  readonly since: number;
  /** Whether the lots are saved too. The stops always are. */
  readonly hasLots: boolean;
}

/**
 * The saved stops and lots that the display shows after a start without a network. A service that refuses
 * its stops, as the real one does at night, is no lost connection, and neither is one source that fails while
 * another one is live.
 *
 * @returns null if it shows no saved data, or has no trustworthy clock
 */
export function useSavedData(): SavedData | null {
  const { lotsRead, feedReads } = useCity();
  const { stopReads } = useCityStops();
  // Older answers come from an earlier start.
  const [startedAt] = useState(() => monotonicNow());
  const isTrusted = useTrustedClock();
  const savedAt = (read: Read<unknown> | undefined) => {
    const isLost = ['unreachable', 'timeout'].includes(read?.failure?.error.kind ?? '');
    const { receivedAt = startedAt } = read ?? {};
    return isLost && receivedAt < startedAt ? receivedAt : null;
  };
  const isLive = [lotsRead, ...feedReads.map(({ read }) => read)].some(
    (read) => read?.answer !== undefined && read.failure === undefined,
  );
  const lotsSince = savedAt(lotsRead);
  const [stopsSince = null] = stopReads.flatMap(({ read }) => savedAt(read) ?? []);
  const since = lotsSince ?? stopsSince;
  return isTrusted && !isLive && since !== null ? { since, hasLots: lotsSince !== null } : null;
}
