import { instantOf } from '../../../lib/time/zoned-time.ts';
import type { LotsOptions } from '../LotsOptions.ts';
import { parseDate } from './date-parts.ts';
import { takeZone, type Zoned } from './takeZone.ts';

const DAY = 86_400_000;
const LONGEST_TIME = 100;

type TimeOptions = Pick<LotsOptions, 'timeZone' | 'dateOrder'>;

/** As .NET wrote it: `/Date(1795456257830+0100)/`, whose offset is only for people. */
const NET = /^\/?\\?\/?Date\((\d{12,14})(?:[+-]\d{4})?\)\\?\/?$/;
const NUMBER = /^\d{9,19}(\.\d+)?$/;
const COMPACT = /^((?:19|20)\d{6})[T ]?(\d{2})(\d{2})(\d{2})?(?:[.,]\d+)?/;

const HALF = String.raw`\s*([ap])\.?\s?m\b\.?`;
/** Times of day, the clearest form first: with dots only behind a date, or where a word says that it is a time. */
const CLOCKS = [
  new RegExp(
    String.raw`(?:^|[\sT,_-])(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,:]\d+)?)?(?:${HALF})?(?:\s*(?:uhr|h|hrs)\b)?`,
    'i',
  ),
  /(?:^|[\s,-])(\d{1,2})[.h](\d{2})(?:[.](\d{2}))?\s*(?:()(?:uhr|h)\b)/i,
  /(?:^|[\s,-])(\d{1,2})\s?h\s?(\d{2})()()$/i,
  /(?<=\d{4}(?:[\s,-]|kl\.?|klo){1,6})(\d{1,2})[.h](\d{2})(?:[.](\d{2}))?()$/i,
  /(?<=^\d{4}-\d\d-\d\d[\sT_-])(\d{2})[.-](\d{2})(?:[.-](\d{2}))?()$/,
  /(\d{1,2})\s*[時时시]\s*(\d{1,2})\s*[分분](?:\s*(\d{1,2})\s*[秒초])?()/,
  new RegExp(String.raw`(?:^|[\s,-])(\d{1,2})()()(?:${HALF})`, 'i'),
  /(?:^|[\s,-])(\d{1,2})()()()\s*uhr\b/i,
];

interface TimeOfDay {
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

function timeOfDay([hours, minutes = '', seconds = '', half]: readonly (string | undefined)[]) {
  const written = Number(hours);
  const isHalf = half !== undefined && half !== '';
  const hour = isHalf ? (written % 12) + (/p/i.test(half) ? 12 : 0) : written;
  const [minute, second] = [Number(minutes), Number(seconds)];
  const isTime = hour <= 23 && minute <= 59 && second <= 60 && (!isHalf || written <= 12);
  return isTime ? { hour, minute, second } : null;
}

/** A weekday before a date, and the words and signs between a date and a time. */
const WEEKDAY = /^\p{L}{2,10}\.?,?\s+(?=\d)|^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*,?\s+/iu;
const JOINTS =
  /^[\s,;|-]+|(?<![\s,;|_-])[\s,;|_-]+$|(?:(?<![\s,;])[\s,;]+(?:at|um|à|a las|alle|kl\.?|klo|-))[\s,]*$/giu;
/** What some programs write before a date: `Stand: `, `Last updated `. */
const LABEL =
  /^(?:[\p{L} ]{1,50}: ?|(?:stand|(?:last )?updated?|aktualisiert|mis à jour|actualizado|am|le|on|at) ){1,3}(?=\S)/iu;
/** Morning and afternoon, which stand before the time in East Asia. */
const HALF_BEFORE = /(?:(오전|午前|上午)|오후|午後|下午)\s*(\d{1,2}(?::\d{2})+)/;

/** The instant of a time of day between the other parts of a text. */
function instantIn(
  before: string,
  time: TimeOfDay,
  after: string,
  { timeZone, dateOrder }: TimeOptions,
): number | null {
  // As Unix writes it: Mon Nov 23 17:20:00 CST 2026.
  const [lastYear = ''] = before.trim() === '' ? [] : (/\s\d{4}$/.exec(after) ?? []);
  const behind = after.slice(0, after.length - lastYear.length).trim();
  // In 17:20 23-11-2026 the date is behind the time, and its year is no offset.
  const { rest, minutesEast, zone }: Zoned = /\d/.test(before)
    ? takeZone(behind)
    : { rest: behind };
  const dateText = `${before}${lastYear} ${rest}`
    .replaceAll(JOINTS, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const date =
    parseDate(dateText, dateOrder) ?? parseDate(dateText.replace(WEEKDAY, ''), dateOrder);
  if (date === null) return null;
  const [year, month, day] = date;
  const civil = { year, month, day, ...time };
  if (minutesEast !== undefined) return instantOf(civil, 'UTC') - minutesEast * 60_000;
  try {
    return instantOf(civil, zone ?? timeZone);
  } catch {
    // No zone has this name.
    return null;
  }
}

/** The instant of a number of seconds since 1970, or of a smaller unit; their sizes don't overlap until 5138. */
function epochInstant(text: string): number {
  const number = Number(text);
  if (number < 1e11) return Math.round(number * 1000);
  const perMillisecond = [1, 1e3].find((each) => number / each < 1e14) ?? 1e6;
  return Math.round(number / perMillisecond);
}

/**
 * The instant of a text in one of the forms that feeds use, in milliseconds since 1970.
 *
 * @returns null if it is none, has no date or no time of day, or may mean two days and the settings don't say which
 */
function parseLotTime(written: string, options: TimeOptions): number | null {
  const text = written
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(LABEL, '')
    .replace(
      HALF_BEFORE,
      (_all, morning, clock) => `${clock} ${morning === undefined ? 'PM' : 'AM'}`,
    );
  if (text.length > LONGEST_TIME) return null;
  const [compact, date = '', ...clock] = COMPACT.exec(text) ?? [];
  if (compact !== undefined) {
    const time = timeOfDay(clock);
    const rest = text.slice(compact.length);
    const instant = time === null ? null : instantIn(date, time, rest, options);
    if (instant !== null) return instant;
  }
  const [, milliseconds] = NET.exec(text) ?? [];
  if (milliseconds !== undefined) return Number(milliseconds);
  if (NUMBER.test(text)) return epochInstant(text);
  for (const pattern of CLOCKS) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const [all, ...parts] = match;
    const time = timeOfDay(parts);
    if (time === null) return null;
    const end = match.index + all.length;
    return instantIn(text.slice(0, match.index), time, text.slice(end), options);
  }
  return null;
}

/**
 * When a count was taken, in milliseconds since 1970, at most now.
 *
 * @returns null if the text can't be read, may mean two days, or is more than a day in the future: such a count is
 *   not from now
 */
export function lotTime(text: string, options: TimeOptions, now: number): number | null {
  const instant = parseLotTime(text, options);
  return instant === null || instant > now + DAY ? null : Math.min(instant, now);
}

/** Why a count's time is not used, as the end of a sentence. */
export function timeFault(text: string, options: TimeOptions): string {
  if (parseLotTime(text, options) !== null) return 'is in the future';
  return parseLotTime(text, { ...options, dateOrder: 'day-first' }) === null
    ? "can't be read as a date with a time of day"
    : 'may mean two days; set "dateOrder"';
}
