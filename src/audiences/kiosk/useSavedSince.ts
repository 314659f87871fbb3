import { useState } from 'react';

import type { Read } from '../../api/Read.ts';
import { useCity } from '../../city/reads/CityContext.tsx';
import { useCityStops } from '../../city/reads/StopsInViewContext.tsx';
import { monotonicNow } from '../../lib/time/monotonicNow.ts';
import { useTrustedClock } from './clock/useTrustedClock.ts';

/**
 * Of which time the stops and lots are that a display shows after a start without a network (A37), in
 * milliseconds of `monotonicNow`; null if they are of this start, or if nobody knows the time (A20).
 */
export function useSavedSince(): number | null {
  const { lotsRead } = useCity();
  const { stopReads } = useCityStops();
  const [startedAt] = useState(() => monotonicNow());
  const isTrusted = useTrustedClock();
  // Older answers come from an earlier start.
  const isSaved = (read: Read<unknown> | undefined) =>
    read?.failure !== undefined && read.receivedAt !== undefined && read.receivedAt < startedAt;
  const saved = [lotsRead, ...stopReads.map(({ read }) => read)].find(isSaved);
  return isTrusted ? (saved?.receivedAt ?? null) : null;
}
