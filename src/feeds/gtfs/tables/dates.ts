import type { SnapshotService } from '../../../contract/snapshot.ts';

const DAY = 86_400_000;

const utcOf = (date: string): number =>
  Date.UTC(Number(date.slice(0, 4)), Number(date.slice(4, 6)) - 1, Number(date.slice(6, 8)));

const dateOf = (utc: number): string =>
  new Date(utc).toISOString().slice(0, 10).replaceAll('-', '');

/** Whether a text is a date of the calendar as `YYYYMMDD`. */
export const isDate = (text: string): boolean =>
  /^(19|2\d)\d{6}$/.test(text) && dateOf(utcOf(text)) === text;

/** The date some days later, as `YYYYMMDD`. */
export const addDays = (date: string, days: number): string => dateOf(utcOf(date) + days * DAY);

/** Whether a sorted list has a date. */
function has(dates: readonly string[], date: string): boolean {
  let [from, to] = [0, dates.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((dates[middle] ?? '') < date) from = middle + 1;
    else to = middle;
  }
  return dates[from] === date;
}

/** Whether a service runs on a date, `YYYYMMDD`. */
export function runsOn(service: SnapshotService, date: string): boolean {
  if (has(service.added, date)) return true;
  if (date < service.start || date > service.end || has(service.removed, date)) return false;
  return service.weekdays[(new Date(utcOf(date)).getUTCDay() + 6) % 7] === true;
}

/** The first or last day in a service's period on which it runs by weekday; '' if there is none. */
function weekdayEnd(service: SnapshotService, from: string, step: 1 | -1): string {
  if (from === '' || !service.weekdays.includes(true)) return '';
  // A service may be removed on all days of its period. The longest search is the longest period.
  for (let date = from; date >= service.start && date <= service.end; date = addDays(date, step))
    if (runsOn(service, date)) return date;
  return '';
}

/** The first and last days on which any of the services runs, `YYYYMMDD`; null if none ever runs. */
export function serviceDates(
  services: readonly SnapshotService[],
): { readonly first: string; readonly last: string } | null {
  const dates = services
    .flatMap((service) => [
      service.added[0] ?? '',
      service.added.at(-1) ?? '',
      weekdayEnd(service, service.start, 1),
      weekdayEnd(service, service.end, -1),
    ])
    .filter((date) => date !== '')
    .toSorted();
  const [first, last] = [dates[0], dates.at(-1)];
  return first === undefined || last === undefined ? null : { first, last };
}
