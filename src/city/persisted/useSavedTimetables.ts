import { useEffect, useMemo } from 'react';

import { useClockOffset } from '../reads/live/clock-reads.ts';
import { useSettings } from '../reads/SettingsContext.ts';
import { saveTimetables, type TimetableStore } from './saved-timetables.ts';
import { useRestoreTimes } from './useRestoreTimes.ts';

/** Milliseconds to wait after the stops have changed, so that what the page shows is read first. */
const SAVE_DELAY = 5_000;
/** Milliseconds from one time to the next, so that a page that stays open for days also saves the days that follow. */
const SAVE_INTERVAL = 3_600_000;

/**
 * Saves a week's timetables of some stops on the device, and shows them without a network. Does nothing in
 * a city without timetables.
 *
 * @param device where they are saved; memoize it
 */
export function useSavedTimetables(
  device: Omit<TimetableStore, 'baseUrl'>,
  stopIDs: readonly string[],
): void {
  const { service, city, features, timetables: template } = useSettings();
  const clockOffset = useClockOffset();
  const saved = useMemo(() => ({ ...device, baseUrl: service.baseUrl }), [device, service]);
  useRestoreTimes(saved);
  const key = JSON.stringify(stopIDs);
  useEffect(() => {
    if (features.times !== true || template === undefined) return undefined;
    const abort = new AbortController();
    const source = { template, timeZone: city.timeZone };
    const save = async () => {
      try {
        await saveTimetables(saved, source, JSON.parse(key), clockOffset, abort.signal);
      } catch {
        // Without a network, or in a browser that stores nothing, there is just less to show later.
      }
    };
    const timers = [
      setTimeout(() => void save(), SAVE_DELAY),
      setInterval(() => void save(), SAVE_INTERVAL),
    ];
    return () => {
      for (const timer of timers) clearTimeout(timer);
      abort.abort();
    };
  }, [key, template, saved, city, features, clockOffset]);
}
