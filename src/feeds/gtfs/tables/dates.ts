import { runsOn } from '../../../lib/time/service-calendar.ts';
import type { ServiceCalendar } from '../../../lib/time/service-calendar.ts';
import { addDays } from '../../../lib/time/service-date.ts';
import type { CsvRow } from '../csv/CsvRow.ts';

/** Year, month and day in this order, which can't be another date: `2026-01-31`, `2026/1/31`, with a time or not. */
const OTHER_FORM = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?:[T ][\d:.]+Z?)?$/;
/** `20260131.0`, as programs write that take a date for a number. */
const AS_NUMBER = /^(\d{8})[.,]0*$/;

/**
 * A date of the calendar as `YYYYMMDD`, also if it is written in another form.
 *
 * @returns an empty string if it is no date
 */
export function dateAt(row: CsvRow, column: number): string {
  const text = row.text(column);
  const [, year = '', , month = '', day = ''] = OTHER_FORM.exec(text) ?? [];
  const date = `${year}${month.padStart(2, '0')}${day.padStart(2, '0')}`;
  const found = year === '' ? (AS_NUMBER.exec(text)?.[1] ?? text) : date;
  if (!/^(19|2\d)\d{6}$/.test(found) || addDays(found, 0) !== found) return '';
  if (year !== '') row.saw('date-spelling', column);
  return found;
}

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
