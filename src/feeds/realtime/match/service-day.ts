import type { SnapshotService } from '../../../contract/snapshot.ts';
import { civilTimeOf, instantOf } from '../../../lib/time/zoned-time.ts';

const DAY = 86_400_000;
const HALF_DAY = DAY / 2;

interface DateParts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

function partsOf(date: string): DateParts | null {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})$/.exec(date) ?? [];
  return year === undefined ? null : { year: Number(year), month: Number(month), day: Number(day) };
}

/** Whether a service runs on a day, `YYYYMMDD`. */
export function runsOn(service: SnapshotService, date: string): boolean {
  if (service.added.includes(date)) return true;
  if (service.removed.includes(date)) return false;
  const parts = partsOf(date);
  if (parts === null || date < service.start || date > service.end) return false;
  const weekday = new Date(Date.UTC(parts.year, parts.month - 1, parts.day)).getUTCDay();
  return service.weekdays[(weekday + 6) % 7] === true;
}

/** The instant from which a service day's times count: noon minus 12 hours. */
const startOf = ({ year, month, day }: DateParts, timeZone: string) =>
  instantOf({ year, month, day, hour: 12, minute: 0, second: 0 }, timeZone) - HALF_DAY;

/** Computes how long ago trips started. */
export type ElapsedTime = (start: number, startDate: string, now: number) => number;

/**
 * Creates a function that takes a trip's first departure in seconds after the service day's start,
 * its day (`YYYYMMDD`, or '' for the day on which the departure is nearest) and the current time. It
 * returns how long ago the trip departed, in milliseconds.
 */
export function createElapsedTime(timeZone: string): ElapsedTime {
  const starts = new Map<string, number>();
  const startOfDate = (date: string, parts: DateParts) => {
    const cached = starts.get(date);
    if (cached !== undefined) return cached;
    // A feed may send any date: keep only a few.
    if (starts.size > 20) starts.clear();
    const start = startOf(parts, timeZone);
    starts.set(date, start);
    return start;
  };
  const nearestStart = (start: number, now: number) => {
    const today = civilTimeOf(now, timeZone);
    return [-1, 0, 1]
      .map((days) => {
        const parts = { ...today, day: today.day + days };
        return startOfDate(`${parts.year} ${parts.month} ${parts.day}`, parts);
      })
      .reduce((best, each) =>
        Math.abs(now - each - start) < Math.abs(now - best - start) ? each : best,
      );
  };
  return (start, startDate, now) => {
    const parts = partsOf(startDate);
    const day = parts === null ? nearestStart(start * 1000, now) : startOfDate(startDate, parts);
    return now - day - start * 1000;
  };
}
