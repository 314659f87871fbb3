import { asUtc, civilTimeOf } from './civil-time.ts';

/** Minutes since Monday at midnight, in civil time: from, and until. Empty for never. */
export type WeeklyHours = readonly (readonly [from: number, until: number])[];

const DAYS = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'];
const DAY = 24 * 60;
const WEEK = DAYS.length * DAY;
/** More hours than anyone writes by hand. */
const MOST_LETTERS = 500;

/** The minutes of a day; the second may be on the next one. */
type Span = readonly [from: number, until: number];

const WHOLE_DAY: readonly Span[] = [[0, DAY]];

function minuteOf(text: string): number | null {
  const [, hour, minute] = /^(\d{1,2}):(\d{2})$/.exec(text) ?? [];
  const minutes = Number(hour) * 60 + Number(minute);
  return minutes <= DAY && Number(minute) < 60 ? minutes : null;
}

/** The minutes of "06:30-22:00". One that ends before it begins ends on the next day. */
function spanOf(text: string): Span | null {
  const [from, until, ...more] = text.split('-').map(minuteOf);
  if (typeof from !== 'number' || typeof until !== 'number' || more.length > 0) return null;
  return [from, until > from ? until : until + DAY];
}

/** The days of "Mo-Fr" or "Sa"; null if it is neither. */
function daysOf(text: string): number[] | null {
  const [first = -1, last = first, ...more] = text
    .split('-')
    .map((day) => DAYS.indexOf(day.toLowerCase()));
  if (first === -1 || last === -1 || more.length > 0) return null;
  // "Sa-Mo" goes over the end of the week.
  return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, nth) => (first + nth) % 7);
}

/** All of a list read one by one; null if one can't be read. */
function allOf<T>(text: string, read: (part: string) => T | null): T[] | null {
  const parts = text.split(',').map(read);
  return parts.every((part) => part !== null) ? parts : null;
}

/** The hours of a day, such as `08:00-12:00,14:00-20:00`, `off` or `24/7`; null for another text. */
function spansOf(text: string): readonly Span[] | null {
  if (text === '24/7') return WHOLE_DAY;
  return /^(?:off|closed)$/i.test(text) ? [] : allOf(text, spanOf);
}

/**
 * Parses hours in the form of OpenStreetMap's opening hours: `24/7`, `off`, or weekdays with times, such as
 * `Mo-Fr 06:30-22:00; Sa,Su 08:00-12:00,14:00-20:00`. Without days, they are those of each day, and without times, the
 * whole day. A later part replaces the hours of its days. There are no holidays, weeks or months.
 *
 * @returns null for any other text
 */
export function parseWeeklyHours(text: string): WeeklyHours | null {
  if (text.length > MOST_LETTERS) return null;
  const hours: (readonly Span[])[] = DAYS.map(() => []);
  for (const rule of text.split(';')) {
    const words = rule.split(' ').filter((word) => word !== '');
    const named = allOf(words[0] ?? '', daysOf);
    const [times, ...more] = named === null ? words : words.slice(1);
    const spans = times === undefined && named !== null ? WHOLE_DAY : spansOf(times ?? '');
    if (spans === null || more.length > 0) return null;
    for (const day of named?.flat() ?? DAYS.keys()) hours[day] = spans;
  }
  return hours.flatMap((spans, day) =>
    spans.map(([from, until]) => [day * DAY + from, day * DAY + until] as const),
  );
}

/** Parses the hours of what is on at some time of the week, like `parseWeeklyHours`; null if it never is. */
export function parseHoursOfUse(text: string): WeeklyHours | null {
  const hours = parseWeeklyHours(text);
  return hours?.length === 0 ? null : hours;
}

/**
 * How long until the hours begin; 0 during them, and Infinity if they never do.
 *
 * @param instant milliseconds since 1970
 * @param timeZone IANA zone
 * @returns milliseconds
 */
export function untilOpen(hours: WeeklyHours, instant: number, timeZone: string): number {
  const civil = asUtc(civilTimeOf(instant, timeZone));
  // 1970 began on a Thursday.
  const minute = (((civil / 60_000 + 3 * DAY) % WEEK) + WEEK) % WEEK;
  const waits = hours.map(([from, until]) =>
    // A night from Sunday to Monday is in the next week.
    (minute >= from && minute < until) || minute < until - WEEK ? 0 : (from - minute + WEEK) % WEEK,
  );
  return Math.min(...waits) * 60_000;
}

/** Whether an instant, in milliseconds since 1970, is within the hours, by the clock of a zone. */
export const isOpenAt = (hours: WeeklyHours, instant: number, timeZone: string): boolean =>
  untilOpen(hours, instant, timeZone) === 0;
