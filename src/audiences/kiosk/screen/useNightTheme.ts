import { useClockOffset } from '../../../city/reads/clock-reads.ts';
import { useSettings } from '../../../city/reads/SettingsContext.ts';
import type { Theme } from '../../../lib/theme.ts';
import { useWallClock } from '../../../ui/time/useWallClock.ts';
import { minuteOfDay } from '../clock/minuteOfDay.ts';

/** Minutes since midnight, in the city's civil time. */
const MORNING = 6 * 60;
const EVENING = 20 * 60;

/** The dark theme at night, so that a display doesn't glare (A41); null for the device's own by day. */
export function useNightTheme(): Theme | null {
  const { timeZone } = useSettings().city;
  const minute = minuteOfDay(useWallClock() + useClockOffset(), timeZone);
  return minute < MORNING || minute >= EVENING ? 'dark' : null;
}
