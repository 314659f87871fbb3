import { weekdayOf } from './service-date.ts';
import type { ServiceDate } from './service-date.ts';

/** The days on which a service runs, by calendar.txt and calendar_dates.txt. */
export interface ServiceCalendar {
  /** From Monday to Sunday. */
  readonly weekdays: readonly boolean[];
  /** The first and last day on which the weekdays count; '' if they never do. */
  readonly start: ServiceDate;
  readonly end: ServiceDate;
  /** Sorted. */
  readonly added: readonly ServiceDate[];
  /** Sorted. */
  readonly removed: readonly ServiceDate[];
}

/** Whether a sorted list has a date. A binary search: large feeds list each day of each service. */
function includes(dates: readonly ServiceDate[], date: ServiceDate): boolean {
  let [from, to] = [0, dates.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((dates[middle] ?? '') < date) from = middle + 1;
    else to = middle;
  }
  return dates[from] === date;
}

export function runsOn(service: ServiceCalendar, date: ServiceDate): boolean {
  if (includes(service.removed, date)) return false;
  if (includes(service.added, date)) return true;
  const isWithin = service.start <= date && date <= service.end;
  return isWithin && service.weekdays[weekdayOf(date)] === true;
}
