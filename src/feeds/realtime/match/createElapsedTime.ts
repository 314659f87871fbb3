import { addDays, serviceDateAt, startOfServiceDay } from '../../../lib/time/service-date.ts';

/** Computes how long ago trips started. */
export type ElapsedTime = (start: number, startDate: string, now: number) => number;

/**
 * Creates a function that takes a trip's first departure in seconds after the service day's start,
 * its day (`YYYYMMDD`, or '' for the day on which the departure is nearest) and the current time. It
 * returns how long ago the trip departed, in milliseconds.
 */
export function createElapsedTime(timeZone: string): ElapsedTime {
  const starts = new Map<string, number>();
  const startOf = (date: string) => {
    const cached = starts.get(date);
    if (cached !== undefined) return cached;
    // Only a few are cached, because a feed may send any date.
    if (starts.size > 20) starts.clear();
    const start = startOfServiceDay(date, timeZone);
    starts.set(date, start);
    return start;
  };
  const nearestStart = (start: number, now: number) => {
    const today = serviceDateAt(now, timeZone);
    return [-1, 0, 1]
      .map((days) => startOf(addDays(today, days)))
      .reduce((best, each) =>
        Math.abs(now - each - start) < Math.abs(now - best - start) ? each : best,
      );
  };
  return (start, startDate, now) => {
    const isDate = /^\d{8}$/.test(startDate);
    const day = isDate ? startOf(startDate) : nearestStart(start * 1000, now);
    return now - day - start * 1000;
  };
}
