import type { ReportedTrip } from '../../contract/realtime/reported-trips.ts';
import {
  addDays,
  secondsOfStart,
  serviceDateAt,
  startOfServiceDay,
} from '../../lib/time/service-date.ts';
import type { Timetable, TripRun } from '../network/Timetable.ts';

export const isDate = (text: string): boolean => /^\d{8}$/.test(text);
const HOUR = 3_600_000;
/** Farther from the start of a run, a time is of another day's. */
export const HALF_DAY = 12 * HOUR;
/** A bus may be so much earlier or later than the timetable that a day's run is meant by its times. */
const REACH = 3 * HOUR;

export interface RunFinder {
  /**
   * The run of a trip that a feed means: on the day that it names, or else on the one whose run is nearest to its times.
   * Some producers name the calendar's day for a trip after midnight: then the day before counts, if what they say of a
   * stop fits that.
   *
   * @param saidAt a time that the feed gives for a stop, in milliseconds since 1970; NaN without one
   * @returns null if the trip runs on none of these days
   */
  find(
    trip: number,
    named: Pick<ReportedTrip, 'startDate' | 'startTime'>,
    saidAt: number,
    now: number,
  ): TripRun | null;
  /** The run that a duplicated trip's copy is; null if its day or start can't be read. */
  copyOf(trip: number, date: string, startTime: string): TripRun | null;
  /** When a trip that starts at `HH:MM:SS` of a service day starts, in milliseconds since 1970; NaN if unreadable. */
  startOf(date: string, startTime: string): number;
}

export function createRunFinder(timetable: Timetable, timeZone: string): RunFinder {
  /** How far a time is from a run. */
  const distanceOf = (run: TripRun, at: number): number => {
    const { arrivals } = timetable.timesOf(run);
    const end = arrivals.findLast((time) => !Number.isNaN(time)) ?? run.start;
    return Math.max(0, run.start - at, at - end);
  };
  const startOf = (date: string, startTime: string) =>
    startOfServiceDay(date, timeZone) + secondsOfStart(startTime) * 1000;
  return {
    startOf,
    copyOf(trip, date, startTime) {
      const start = isDate(date) ? startOf(date, startTime) : Number.NaN;
      return Number.isNaN(start) ? null : { trip, date, start, headway: null, isRepeated: true };
    },
    find(trip, { startDate, startTime }, saidAt, now) {
      const runOn = (date: string): TripRun | null => {
        const single = timetable.runOf(trip, date);
        if (single !== null || startTime === '') return single;
        return timetable.runOf(trip, date, startOf(date, startTime));
      };
      const at = Number.isNaN(saidAt) ? now : saidAt;
      if (isDate(startDate)) {
        const run = runOn(startDate);
        const isNear = run !== null && !(Math.abs(saidAt - run.start) > HALF_DAY);
        if (isNear) return run;
        const near = [-1, 1].flatMap((days) => runOn(addDays(startDate, days)) ?? []);
        return near.find((other) => distanceOf(other, at) < REACH) ?? run;
      }
      const today = serviceDateAt(at, timeZone);
      let best: TripRun | null = null;
      let least = Number.POSITIVE_INFINITY;
      for (const days of [0, -1, 1, -2, -3, -4]) {
        const run = runOn(addDays(today, days));
        const distance = run === null ? Number.POSITIVE_INFINITY : distanceOf(run, at);
        if (distance < least) [best, least] = [run, distance];
        if (least === 0) break;
      }
      return best;
    },
  };
}
