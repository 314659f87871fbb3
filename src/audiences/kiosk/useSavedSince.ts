import { useState } from 'react';

import type { Read } from '../../api/Read.ts';
import { useCity } from '../../city/reads/CityContext.tsx';
import { useCityStops } from '../../city/reads/StopsInViewContext.tsx';
import { monotonicNow } from '../../lib/time/monotonicNow.ts';
import { useTrustedClock } from './clock/useTrustedClock.ts';

/**
 * When the display received the saved stops and lots that it shows after a start without a network (A37).
 *
 * @returns milliseconds of `monotonicNow`; null if it shows no saved data, or has no trustworthy clock (A20)
 */
export function useSavedSince(): number | null {
  const { lotsRead } = useCity();
  const { stopReads } = useCityStops();
  // Older answers come from an earlier start.
  const [startedAt] = useState(() => monotonicNow());
  const isTrusted = useTrustedClock();
  const isSaved = (read: Read<unknown> | undefined) =>
    read?.failure !== undefined && read.receivedAt !== undefined && read.receivedAt < startedAt;
  const saved = [lotsRead, ...stopReads.map(({ read }) => read)].find(isSaved);
  return isTrusted ? (saved?.receivedAt ?? null) : null;
}
