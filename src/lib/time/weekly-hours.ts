import { asUtc, civilTimeOf } from './civil-time.ts';

/** Minutes since Monday at midnight, in civil time: from, and until. */
export type WeeklyHours = readonly (readonly [from: number, until: number])[];

const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const DAY = 24 * 60;
const WEEK = 7 * DAY;
/** More hours than anyone writes by hand. */
const MOST_LETTERS = 300;

/** The days of "Mo-Fr" or "Sa"; none if it names no days. */
function daysIn(text: string): readonly number[] {
  const [first = -1, last = first, ...more] = text.split('-').map((day) => DAYS.indexOf(day));
  if (first < 0 || last < 0 || more.length > 0) return [];
  // "Sa-Mo" goes over the end of the week.
  return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, nth) => (first + nth) % 7);
}

/** The minutes of "06:30-22:00". One that ends before it begins ends on the next day. */
function minutesIn(text: string): readonly [number, number] | null {
  const found = /^(\d\d):(\d\d)-(\d\d):(\d\d)$/.exec(text);
  if (found === null) return null;
  const [, fromHour, fromMinute, untilHour, untilMinute] = found.map(Number);
  const from = (fromHour ?? 0) * 60 + (fromMinute ?? 0);
  const until = (untilHour ?? 0) * 60 + (untilMinute ?? 0);
  if (Number(fromMinute) > 59 || Number(untilMinute) > 59 || from >= DAY || until > DAY)
    return null;
  return [from, until > from ? until : until + DAY];
}

/**
 * Parses hours in the form of OpenStreetMap's opening hours: `Mo-Fr 06:30-22:00; Sa,Su 08:00-12:00,14:00-20:00`.
 * Without days, they are those of each day.
 *
 * @returns null for any other text
 */
export function parseWeeklyHours(text: string): WeeklyHours | null {
  if (text.length > MOST_LETTERS) return null;
  const spans = text.split(';').flatMap((rule) => {
    const parts = rule.trim().split(' ');
    const [days, times] = parts.length === 1 ? ['Mo-Su', parts[0]] : parts;
    if (days === undefined || times === undefined || parts.length > 2) return [null];
    const named = days.split(',').map(daysIn);
    return named.flatMap((some) =>
      some.length === 0
        ? [null]
        : times.split(',').flatMap((one) => {
            const minutes = minutesIn(one);
            if (minutes === null) return [null];
            return some.map((day) => [day * DAY + minutes[0], day * DAY + minutes[1]] as const);
          }),
    );
  });
  const hours = spans.filter((span) => span !== null);
  return hours.length < spans.length || hours.length === 0 ? null : hours;
}

/**
 * How long until the hours begin; 0 during them.
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
