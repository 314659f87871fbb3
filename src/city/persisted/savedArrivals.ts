import type { Arrival } from '../../contract/arrivals.ts';
import type { StopTimetable } from '../../contract/stop-timetable.ts';
import { timetableArrivals } from '../../features/times/timetableArrivals.ts';
import { addDays, isoDateOf, serviceDateAt } from '../../lib/time/service-date.ts';

/** Finds the timetable of a stop on a day, `2026-11-20`, on the device; null if none is saved. */
export type FindSavedTimetable = (stopID: string, date: string) => Promise<StopTimetable | null>;

/** The service day before may run past midnight, and after the last bus the next day's first one is named. */
const DAYS = [-1, 0, 1];

/**
 * The departures of a stop by the timetables on the device (T20).
 *
 * @param now milliseconds since 1970, by the service's clock
 * @returns null if today's timetable is not saved
 */
export async function savedArrivals(
  find: FindSavedTimetable,
  stopID: string,
  now: number,
  timeZone: string,
): Promise<readonly Arrival[] | null> {
  const today = serviceDateAt(now, timeZone);
  const found = await Promise.all(
    DAYS.map((days) => find(stopID, isoDateOf(addDays(today, days)))),
  );
  if (found[DAYS.indexOf(0)] === null) return null;
  return found.flatMap((timetable) =>
    timetable === null ? [] : timetableArrivals(timetable, now),
  );
}
