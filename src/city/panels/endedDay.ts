import { isoDateOf, serviceDateAt } from '../../lib/time/service-date.ts';

/**
 * The last day of a timetable that has ended, such as "January 1", with its year if that is not this one.
 *
 * @param end `YYYY-MM-DD`
 * @param instant milliseconds since 1970
 * @param locale BCP 47
 * @returns null if the timetable has not ended
 */
export function endedDay(
  end: string,
  instant: number,
  timeZone: string,
  locale: string,
): string | null {
  const today = isoDateOf(serviceDateAt(instant, timeZone));
  return today <= end ? null : lastDay(end, today, locale);
}

/** The last day of a timetable as people read it, with its year if that is not the one of `today`; both `YYYY-MM-DD`. */
export function lastDay(end: string, today: string, locale: string): string {
  const year = end.slice(0, 4) === today.slice(0, 4) ? {} : { year: 'numeric' as const };
  return new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    month: 'long',
    day: 'numeric',
    ...year,
  }).format(Date.parse(end));
}
