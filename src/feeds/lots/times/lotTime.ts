import type { LotsOptions } from '../LotsOptions.ts';
import { likelyFormats } from './likelyFormats.ts';
import { type TimeFormat, timeFormat } from './time-format.ts';

const DAY = 86_400_000;
const LONGEST_TIME = 100;

type TimeOptions = Pick<LotsOptions, 'timeZone' | 'dateOrder' | 'timeFormat'>;

/** As .NET wrote it: `/Date(1795456257830+0100)/`, whose offset is only for people. */
const NET = /^\/?\\?\/?Date\((\d{12,14})(?:[+-]\d{4})?\)\\?\/?$/;
const NUMBER = /^\d{9,19}(\.\d{1,9})?$/;
/** Signs between the parts of a time, the letters behind a day such as 23rd, and what JavaScript writes behind a time. */
const JOINTS = /[\s,;|_]+(?:-\s)?|(?<=\d)(?:st|nd|rd|th)(?![\p{L}\d])|\([^()]*\)$/gu;
/** A part of a second, as Python writes it: 17:20:00,123. */
const COMMA_OF_SECOND = /(?<=:\d\d),(?=\d)/;

const ZONE = "[[ ]X[ 'UTC']][ z][ V]['['V']']";
const withClock = (...dates: readonly string[]): TimeFormat[] =>
  dates
    .flatMap((date) => [
      `[E ]${date}['T'][ ]H:mm[:ss[.S]][ 'Uhr'][ 'h']${ZONE}`,
      `[E ]${date} h[:mm[:ss]][ ]a${ZONE}`,
    ])
    .map(timeFormat);

/** The forms that programs write, with a space for each joint. */
const USUAL = [
  ...withClock('y-M-d', 'y/M/d', 'd.M.y', 'd.M.yy', 'd[.][-][ ]MMM[-][ ]y', 'MMM d y'),
  ...withClock('d-MMM-yy', 'yyyyMMdd'),
  ...[`yyyyMMdd['T'][ ]HHmm[ss[.S]]${ZONE}`, '[E ]MMM d HH:mm:ss [z ]y'].map(timeFormat),
];
/** Those of dates that may mean two days. */
const BY_ORDER = {
  'day-first': withClock('d/M/y', 'd-M-y', 'd/M/yy'),
  'month-first': withClock('M/d/y', 'M-d-y', 'M/d/yy'),
};

/** The instant of a number of seconds since 1970, or of a smaller unit; their sizes don't overlap until 5138. */
function epochInstant(text: string): number {
  const number = Number(text);
  if (number < 1e11) return Math.round(number * 1000);
  const perMillisecond = [1, 1e3].find((each) => number / each < 1e14) ?? 1e6;
  return Math.round(number / perMillisecond);
}

/** The instants that a text may mean, in milliseconds since 1970: none, one, or two where the order of a date is unknown. */
function meanings(
  written: string,
  { timeZone, dateOrder, timeFormat: declared }: TimeOptions,
): readonly number[] {
  if (written.length > LONGEST_TIME) return [];
  const first = (formats: readonly TimeFormat[], text: string) => {
    for (const format of formats) {
      const instant = format.read(text, timeZone);
      if (instant !== null) return [instant];
    }
    return [];
  };
  if (declared !== undefined) return first([declared], written);
  const [, milliseconds] = NET.exec(written) ?? [];
  if (milliseconds !== undefined) return [Number(milliseconds)];
  const text = written
    .replace(COMMA_OF_SECOND, '.')
    .replaceAll(JOINTS, (joint) => (/\p{L}/u.test(joint) && !joint.startsWith('(') ? '' : ' '))
    .trim();
  const clear = first(USUAL, text);
  if (clear.length > 0) return clear;
  if (NUMBER.test(text)) return [epochInstant(text)];
  const dayFirst = first(BY_ORDER['day-first'], text);
  const monthFirst = first(BY_ORDER['month-first'], text);
  const chosen = dateOrder === 'month-first' ? monthFirst : dayFirst;
  return dateOrder !== undefined && chosen.length > 0
    ? chosen
    : [...new Set([...dayFirst, ...monthFirst])];
}

/**
 * When a count was taken, in milliseconds since 1970, at most now.
 *
 * @returns null if the text can't be read, may mean two days, or is more than a day in the future: such a count is
 *   not from now
 */
export function lotTime(text: string, options: TimeOptions, now: number): number | null {
  const [instant, other] = meanings(text.trim(), options);
  const isKnown = instant !== undefined && other === undefined && instant <= now + DAY;
  return isKnown ? Math.min(instant, now) : null;
}

/** Why a count is not shown as live, as the end of a sentence about its time, with what to set if that would help. */
export function timeFault(written: string, options: TimeOptions): string {
  const text = written.trim();
  const [instant, other] = meanings(text, options);
  const notShown = ', so its count is not shown as live';
  if (other !== undefined) return `may mean two days${notShown}; set "dateOrder"`;
  if (instant !== undefined) return `is in the future${notShown}`;
  const isLong = text.length > LONGEST_TIME;
  const formats = isLong ? [] : likelyFormats(text, options.timeZone, options.dateOrder);
  const reason =
    options.timeFormat === undefined
      ? "can't be read as a date with a time of day"
      : 'has another form than "timeFormat"';
  const named = formats.map((format) => JSON.stringify(format)).join(' or ');
  return reason + notShown + (named === '' ? '' : `; "timeFormat": ${named} reads it`);
}
