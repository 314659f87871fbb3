import { runsOn } from '../../../lib/time/service-calendar.ts';
import type { ServiceCalendar } from '../../../lib/time/service-calendar.ts';
import { addDays } from '../../../lib/time/service-date.ts';

/** Whether a text is a date of the calendar as `YYYYMMDD`. */
export const isDate = (text: string): boolean =>
  /^(19|2\d)\d{6}$/.test(text) && addDays(text, 0) === text;

/**
 * The first day with service in the period of a calendar, or the last day.
 *
 * @param from the day to begin with
 * @param step 1 to search forward, -1 to search backward
 * @returns `YYYYMMDD`; '' if the service runs on no day of its period
 */
function findDayWithService(service: ServiceCalendar, from: string, step: 1 | -1): string {
  if (from === '' || !service.weekdays.includes(true)) return '';
  for (let date = from; date >= service.start && date <= service.end; date = addDays(date, step))
    if (runsOn(service, date)) return date;
  return '';
}

/** The first and last days on which any of the services runs, `YYYYMMDD`; null if none ever runs. */
export function serviceDates(
  services: readonly ServiceCalendar[],
): { readonly first: string; readonly last: string } | null {
  const dates = services
    .flatMap((service) => [
      service.added[0] ?? '',
      service.added.at(-1) ?? '',
      findDayWithService(service, service.start, 1),
      findDayWithService(service, service.end, -1),
    ])
    .filter((date) => date !== '')
    .toSorted();
  const [first, last] = [dates[0], dates.at(-1)];
  return first === undefined || last === undefined ? null : { first, last };
}
