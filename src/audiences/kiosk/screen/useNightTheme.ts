import { use } from 'react';

import { useSettings } from '../../../city/reads/SettingsContext.ts';
import type { Theme } from '../../../lib/colors/theme.ts';
import { ClockOffsetContext } from '../../../ui/time/ClockOffsetContext.ts';
import { useWallClock } from '../../../ui/time/useWallClock.ts';
import { minuteOfDay } from '../clock/minuteOfDay.ts';
import { useTrustedClock } from '../clock/useTrustedClock.ts';

/** Minutes since midnight, in the city's civil time. */
const MORNING = 6 * 60;
const EVENING = 20 * 60;

/**
 * The dark theme at night, so that a display doesn't glare (A41). Null by day, or if the time isn't known: the
 * device's own theme.
 */
export function useNightTheme(): Theme | null {
  const { timeZone } = useSettings().city;
  const isTrusted = useTrustedClock();
  const minute = minuteOfDay(useWallClock() + use(ClockOffsetContext), timeZone);
  if (!isTrusted) return null;
  return minute < MORNING || minute >= EVENING ? 'dark' : null;
}
