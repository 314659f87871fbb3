import { civilTimeOf } from './civil-time.ts';
import { serviceDateAt, weekdayOf } from './service-date.ts';

const DAYS = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'];
const DAY_MINUTES = 1440;
/** Longer texts are not read. */
const MOST_CHARACTERS = 500;

/** Minutes of a day; the second may be on the next one. */
type Span = readonly [from: number, until: number];

/** The hours of each weekday from Monday. */
export type PublicHours = readonly (readonly Span[])[];

const TIME = /^(\d{1,2}):(\d{2})$/;

function minuteOf(text: string): number | null {
  const [, hour, minute] = TIME.exec(text.trim()) ?? [];
  const minutes = Number(hour) * 60 + Number(minute);
  return minutes <= DAY_MINUTES && Number(minute) < 60 ? minutes : null;
}

function spanOf(text: string): Span | null {
  const [from, until, ...more] = text.split('-').map(minuteOf);
  if (typeof from !== 'number' || typeof until !== 'number' || more.length > 0) return null;
  return [from, until > from ? until : until + DAY_MINUTES];
}

/** The weekdays of `Mo-Fr` or `Sa`; null if it is neither. */
function daysOf(text: string): number[] | null {
  const [first = -1, last = first, ...more] = text
    .split('-')
    .map((day) => DAYS.indexOf(day.trim().toLowerCase()));
  if (first === -1 || last === -1 || more.length > 0) return null;
  const count = ((last - first + DAYS.length) % DAYS.length) + 1;
  return Array.from({ length: count }, (_, index) => (first + index) % DAYS.length);
}

/** All of a list read one by one; null if one can't be read. */
function allOf<T>(text: string, read: (part: string) => T | null): T[] | null {
  const parts = text.split(',').map(read);
  return parts.every((part) => part !== null) ? parts : null;
}

const WHOLE_DAY: readonly Span[] = [[0, DAY_MINUTES]];

/**
 * Reads hours as OpenStreetMap's `opening_hours` writes them: `24/7`, `off`, or weekdays with times, such as
 * `Mo-Fr 17:00-07:00; Sa,Su 00:00-24:00`. A later part replaces the hours of its days. Nothing else of that format
 * is read: no holidays, weeks or months.
 *
 * @returns null if the text can't be read
 */
export function parsePublicHours(text: string): PublicHours | null {
  if (text.length > MOST_CHARACTERS) return null;
  const hours: (readonly Span[])[] = DAYS.map(() => []);
  for (const rule of text.split(';').map((part) => part.trim())) {
    const words = rule.split(' ').filter((word) => word !== '');
    const [start = '', ...rest] = words;
    const named = allOf(start, daysOf);
    const times = named === null ? words : rest;
    const [first = ''] = times;
    const spans =
      first === '24/7' || (first === '' && named !== null)
        ? WHOLE_DAY
        : /^(?:off|closed)$/i.test(first)
          ? []
          : allOf(first, spanOf);
    if (spans === null || times.length > 1) return null;
    for (const day of named?.flat() ?? DAYS.keys()) hours[day] = spans;
  }
  return hours;
}

/** Whether an instant, in milliseconds since 1970, is within the hours, by the clock of a zone. */
export function isPublicAt(hours: PublicHours, instant: number, timeZone: string): boolean {
  const { hour, minute } = civilTimeOf(instant, timeZone);
  const today = weekdayOf(serviceDateAt(instant, timeZone));
  const now = hour * 60 + minute;
  const isIn = (day: number, at: number) =>
    hours[day]?.some(([from, until]) => from <= at && at < until) ?? false;
  // A night that began yesterday.
  return isIn(today, now) || isIn((today + 6) % DAYS.length, now + DAY_MINUTES);
}
