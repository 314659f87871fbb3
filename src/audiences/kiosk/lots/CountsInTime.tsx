import { useMemo } from 'react';
import type { ReactNode } from 'react';

import { useLotsRead } from '../../../city/reads/live/live-reads.ts';
import { SettingsContext, useSettings } from '../../../city/reads/SettingsContext.ts';
import { useTrustedClock } from '../clock/useTrustedClock.ts';

/**
 * Hides old counts from the list, the map and the cards inside. From a distance, an old count would look like a
 * current one, so a display hides it as soon as its band is unknown. Without a clock, nobody knows how old
 * saved counts are.
 */
export function CountsInTime({ children }: { children: ReactNode }) {
  const settings = useSettings();
  const isFailing = useLotsRead()?.failure !== undefined;
  const hasTime = useTrustedClock();
  const isHidden = isFailing && !hasTime;
  const shown = useMemo(() => {
    const { staleness } = settings;
    const lotsGoneSeconds = isHidden ? Number.NEGATIVE_INFINITY : staleness.lotsUnknownSeconds;
    return { ...settings, staleness: { ...staleness, lotsGoneSeconds } };
  }, [settings, isHidden]);
  return <SettingsContext value={shown}>{children}</SettingsContext>;
}
