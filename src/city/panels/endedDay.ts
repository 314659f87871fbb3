import { isoDateOf, serviceDateAt } from '../../lib/time/service-date.ts';

/**
 * The last day `YYYY-MM-DD` of a timetable as people read it, such as "January 1", with its year if that is not this
 * one; null if it has not ended at the instant, in milliseconds since 1970 (F11).
 */
export function endedDay(
  end: string,
  instant: number,
  timeZone: string,
  locale: string,
): string | null {
  const today = isoDateOf(serviceDateAt(instant, timeZone));
  if (today <= end) return null;
  const year = end.slice(0, 4) === today.slice(0, 4) ? {} : { year: 'numeric' as const };
  return new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    month: 'long',
    day: 'numeric',
    ...year,
  }).format(Date.parse(end));
}
