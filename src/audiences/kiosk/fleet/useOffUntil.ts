import { useQuery } from '@tanstack/react-query';
import { use } from 'react';

import { clockQuery } from '../../../api/queries/clock-query.ts';
import { browserFetch } from '../../../city/reads/live/clock-reads.ts';
import { useSettings } from '../../../city/reads/SettingsContext.ts';
import { untilOpen, type WeeklyHours } from '../../../lib/time/weekly-hours.ts';
import { ClockOffsetContext } from '../../../ui/time/ClockOffsetContext.ts';
import { useWallClock } from '../../../ui/time/useWallClock.ts';
import { useTrustedClock } from '../clock/useTrustedClock.ts';

/**
 * When the display's hours of use begin again, in milliseconds since 1970; null during them, and on a display that
 * doesn't know the time.
 *
 * @param hours null for always
 */
export function useOffUntil(hours: WeeklyHours | null): number | null {
  const { timeZone } = useSettings().city;
  // Nothing else measures the clock while the display is off.
  useQuery({ ...clockQuery(browserFetch), enabled: hours !== null });
  const isTrusted = useTrustedClock();
  const now = useWallClock() + use(ClockOffsetContext);
  if (hours === null || !isTrusted) return null;
  const wait = untilOpen(hours, now, timeZone);
  return wait === 0 ? null : now + wait;
}
