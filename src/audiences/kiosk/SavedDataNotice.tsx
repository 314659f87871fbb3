import { useState } from 'react';

import type { Read } from '../../api/Read.ts';
import { useCity } from '../../city/reads/CityContext.tsx';
import { useSettings } from '../../city/reads/SettingsContext.ts';
import { useCityStops } from '../../city/reads/StopsInViewContext.tsx';
import { monotonicNow } from '../../lib/time/monotonicNow.ts';
import { useLanguage } from '../../ui/text/Language.tsx';
import { useNow } from '../../ui/time/useNow.ts';
import { useTrustedClock } from './clock/useTrustedClock.ts';

const MINUTE = 60_000;

/** Says of which time the stops and lots are that a display shows after a start without a network (A37). */
export function SavedDataNotice() {
  const { words, formats } = useLanguage();
  const { lotsRead } = useCity();
  const { features } = useSettings();
  const { stopReads } = useCityStops();
  const [startedAt] = useState(() => monotonicNow());
  // Older answers come from an earlier start.
  const isSaved = (read: Read<unknown> | undefined) =>
    read?.failure !== undefined && read.receivedAt !== undefined && read.receivedAt < startedAt;
  const saved = [lotsRead, ...stopReads.map(({ read }) => read)].filter(isSaved);
  const receivedAt = saved[0]?.receivedAt;
  // Saved by the device's clock, which nothing corrects without a network.
  const clock = useNow(MINUTE, (now) => formats.clock(Date.now() - (now - (receivedAt ?? now))));
  const isTrusted = useTrustedClock();
  if (receivedAt === undefined || !isTrusted) return null;
  return (
    <output className="display__message">{words.display.savedData(clock, features.parking)}</output>
  );
}
