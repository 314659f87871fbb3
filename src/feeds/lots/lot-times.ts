import { instantOf, parseDateTime } from '../../lib/time/zoned-time.ts';
import type { LotsOptions } from './LotsOptions.ts';

const DAY = 86_400_000;
/** Larger numbers are milliseconds since 1970: as seconds they would be in the year 5138. */
const LEAST_MILLISECONDS = 1e11;

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

const CLOCK = String.raw`(\d{1,2})[:.](\d{2})(?:[:.](\d{2})(?:[.,]\d+)?)?\s*(am|pm|a\.m\.|p\.m\.)?(?:\s*(?:uhr|h))?`;
/** Numbers of a date with one separator, and then a time of day: `23.11.2026 - 17:20 Uhr`, `11/23/2026 5:20 PM`. */
const NUMERIC = new RegExp(
  String.raw`^(\d{1,4})([./-])(\d{1,2})\2(\d{1,4})(?:\s*[,T-]?\s*${CLOCK})$`,
  'i',
);
const COMPACT = /^((?:19|20)\d{2})(\d{2})(\d{2})[T ]?(\d{2})(\d{2})(\d{2})?$/;
/** RFC 1123 and relatives: `Mon, 23 Nov 2026 17:50:57 GMT`. */
const NAMED_MONTH = new RegExp(
  String.raw`^(?:\p{L}{2,9}\.?,?\s+)?(\d{1,2})\.?[ -](\p{L}{3})\p{L}*\.?,?[ -](\d{4}),?\s+${CLOCK}\s*(gmt|utc|z|[+-]\d{2}:?\d{2})?$`,
  'iu',
);
/** As .NET wrote it: `/Date(1795456257830+0100)/`, whose offset is only for people. */
const NET = /^\/?\\?\/?Date\((\d{12,14})(?:[+-]\d{4})?\)\\?\/?$/;

type Order = LotsOptions['dateOrder'];

function hourOf(hour: number, half: string | undefined): number {
  if (half === undefined) return hour;
  return (hour % 12) + (/^p/i.test(half) ? 12 : 0);
}

/** The instant of a date and time of day; null if there is no such date. */
function civilInstant(
  [year, month, day]: readonly [number, number, number],
  [hours, minutes, seconds = '0', half]: readonly (string | undefined)[],
  timeZone: string,
): number | null {
  const hour = hourOf(Number(hours), half);
  const isDate =
    new Date(Date.UTC(year, month - 1, day)).getUTCMonth() === month - 1 && day >= 1 && day <= 31;
  if (!isDate || hour > 23 || Number(minutes) > 59 || Number(seconds) > 60) return null;
  return instantOf(
    { year, month, day, hour, minute: Number(minutes), second: Number(seconds) },
    timeZone,
  );
}

/** Which of the two first numbers is the day; null if it may be either and the settings don't say. */
function dayAndMonth(first: number, second: number, separator: string, order: Order) {
  const dayFirst = [second, first] as const;
  const monthFirst = [first, second] as const;
  if (first > 12) return dayFirst;
  if (second > 12) return monthFirst;
  if (order !== undefined) return order === 'day-first' ? dayFirst : monthFirst;
  // Nobody writes a month before a dot and a day.
  return separator === '.' || first === second ? dayFirst : null;
}

function numericInstant(match: RegExpExecArray, timeZone: string, order: Order): number | null {
  const [, one = '', separator = '', two = '', three = '', ...clock] = match;
  if (one.length === 4) return civilInstant([+one, +two, +three], clock, timeZone);
  if (three.length !== 4) return null;
  const found = dayAndMonth(+one, +two, separator, order);
  return found === null ? null : civilInstant([+three, found[0], found[1]], clock, timeZone);
}

function namedMonthInstant(match: RegExpExecArray, timeZone: string): number | null {
  const [, day = '', name = '', year = '', ...rest] = match;
  const month = MONTHS.indexOf(name.toLowerCase()) + 1;
  if (month === 0) return null;
  const offset = rest[4];
  if (offset === undefined) return civilInstant([+year, month, +day], rest, timeZone);
  const utc = civilInstant([+year, month, +day], rest, 'UTC');
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})$/.exec(offset) ?? [];
  if (utc === null || sign === undefined) return utc;
  const minutesEast = (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1);
  return utc - minutesEast * 60_000;
}

/** The instant of a text in one of the forms that feeds use; null if it is none, or may mean two days. */
function parse(text: string, timeZone: string, order: Order): number | null {
  const compact = COMPACT.exec(text);
  if (compact !== null) {
    const [, year = '', month = '', day = '', ...clock] = compact;
    const instant = civilInstant([+year, +month, +day], clock, timeZone);
    if (instant !== null) return instant;
  }
  if (/^\d{9,14}(\.\d+)?$/.test(text)) {
    const number = Number(text);
    return Math.round(number * (number >= LEAST_MILLISECONDS ? 1 : 1000));
  }
  const [, milliseconds] = NET.exec(text) ?? [];
  if (milliseconds !== undefined) return Number(milliseconds);
  const iso = parseDateTime(text, timeZone);
  // A date without a time of day is the whole day, so it says nothing of a count.
  if (iso !== null) return iso.hasTime ? iso.instant : null;
  const numeric = NUMERIC.exec(text);
  if (numeric !== null) return numericInstant(numeric, timeZone, order);
  const named = NAMED_MONTH.exec(text);
  return named === null ? null : namedMonthInstant(named, timeZone);
}

/**
 * When a count was taken, in milliseconds since 1970, at most now (F22).
 *
 * @returns null if the text can't be read, may mean two days, or is more than a day in the future: such a count is
 *   not from now
 */
export function lotTime(
  text: string,
  { timeZone, dateOrder }: Pick<LotsOptions, 'timeZone' | 'dateOrder'>,
  now: number,
): number | null {
  const instant = parse(text.trim(), timeZone, dateOrder);
  return instant === null || instant > now + DAY ? null : Math.min(instant, now);
}

/** The rows whose count has a time that can't be read. */
export interface UnreadTimes {
  add(name: string, text: string | undefined): void;
  /** A sentence with an example, and how many others there are. */
  notes(): string[];
}

/** A wrong column may have long texts. */
const LONGEST_EXAMPLE = 40;

export function collectUnreadTimes(): UnreadTimes {
  const examples: string[] = [];
  return {
    add(name, text) {
      examples.push(
        text === undefined
          ? `${name} has no time for its count`
          : `${name} has the time "${text.slice(0, LONGEST_EXAMPLE)}", which can't be read`,
      );
    },
    notes() {
      const [first] = examples;
      if (first === undefined) return [];
      const others = examples.length - 1;
      const more = others === 0 ? '' : ` (${others} more)`;
      return [`${first}${more}, so its count is not shown as live.`];
    },
  };
}
