import { asUtc } from '../../../lib/time/civil-time.ts';
import { instantOf } from '../../../lib/time/zoned-time.ts';
import { monthOf } from './monthOf.ts';
import { offsetMinutes } from './offsetMinutes.ts';

const TWO_DIGITS = /\d{2}/y;
const DIGITS = /\d{1,2}/y;
const YEAR = /\d{4}/y;
const SPACE = /\s{1,9}/y;

/** What each letter of a format stands for: the name of a number, which has as many digits as letters, or of other signs. */
const NUMBERS: ReadonlyMap<string, string> = new Map([
  ['M', 'month'],
  ['d', 'day'],
  ['H', 'hour'],
  ['h', 'hour'],
  ['m', 'minute'],
  ['s', 'second'],
]);
const SIGNS: ReadonlyMap<string, readonly [name: string, signs: RegExp]> = new Map([
  ['MMM', ['monthName', /\p{L}{3,20}\.?/uy]],
  ['E', ['word', /\p{L}{1,20}\.?/uy]],
  ['S', ['fraction', /\d{1,9}/y]],
  ['a', ['half', /[ap]\.? ?m\.?|오전|오후|午前|午後|上午|下午/iuy]],
  ['X', ['offset', /Z|(?:GMT|UTC)? ?[+-]\d{1,2}(?::?\d{2})?/iy]],
  ['z', ['offset', /[A-Z]{1,5}/iy]],
  ['V', ['zone', /[A-Z][A-Z_]{1,30}\/[A-Z_]{1,30}(?:\/[A-Z_]{1,30})?/iy]],
]);

/** Words between apostrophes, a letter as often as it stands there, brackets around optional parts, and signs. */
const PARTS = /'((?:[^']|'')*)'|y+|M+|d+|H+|h+|m+|s+|E+|S+|a+|X+|z+|V+|[[\]]|[^yMdHhmsESaXzV[\]]/gu;

/** Why a text is no format of times, as a sentence. */
class TimeFormatError extends Error {}

/** A part of a format: signs, some with a name, or the start of an optional part and where it ends. */
interface Part {
  readonly name?: string;
  readonly signs: RegExp | string;
  readonly end?: number;
}

function fieldOf(letters: string): Part {
  const [letter = ''] = letters;
  const { length } = letters;
  const digits = length === 1 ? DIGITS : TWO_DIGITS;
  if (letter === 'y') return { name: 'year', signs: length === 2 ? TWO_DIGITS : YEAR };
  const [name, signs] = SIGNS.get(letter === 'M' && length > 2 ? 'MMM' : letter) ?? [];
  if (name !== undefined && signs !== undefined) return { name, signs };
  const number = NUMBERS.get(letter);
  if (number !== undefined) return { name: number, signs: digits };
  throw new TimeFormatError(`${letters} stands for nothing. Put words between apostrophes.`);
}

function partsOf(pattern: string): readonly Part[] {
  const open: number[] = [];
  const parts: Part[] = [];
  for (const [text, words] of pattern.matchAll(PARTS)) {
    const begin = text === ']' ? open.pop() : undefined;
    if (text === "'") throw new TimeFormatError('An apostrophe stands alone.');
    if (text === ']' && begin === undefined)
      throw new TimeFormatError('A bracket is not opened or not closed.');
    if (text === '[') open.push(parts.length);
    if (begin !== undefined) parts[begin] = { signs: '', end: parts.length };
    else if (text === ' ') parts.push({ signs: SPACE });
    else if (words === undefined && /^[A-Za-z]/.test(text)) parts.push(fieldOf(text));
    else parts.push({ signs: text === '[' ? '' : (words?.replaceAll("''", "'") ?? text) });
  }
  if (open.length > 0) throw new TimeFormatError('A bracket is not opened or not closed.');
  return parts;
}

/** The named parts of a text; null if it has another form. Each part is tried at most once at each place. */
function match(parts: readonly Part[], text: string): Map<string, string> | null {
  const failed = new Set<number>();
  const matchFrom = (index: number, place: number): Map<string, string> | null => {
    const part = parts[index];
    if (part === undefined) return place === text.length ? new Map() : null;
    const key = index * (text.length + 1) + place;
    if (failed.has(key)) return null;
    const found = matchPart(part, index, place);
    if (found === null) failed.add(key);
    return found;
  };
  const matchPart = ({ name, signs, end }: Part, index: number, place: number) => {
    if (end !== undefined) return matchFrom(index + 1, place) ?? matchFrom(end, place);
    const here = signsAt(text, signs, place);
    if (here === null) return null;
    const rest = matchFrom(index + 1, place + here.length);
    return name === undefined ? rest : (rest?.set(name, here) ?? null);
  };
  return matchFrom(0, 0);
}

function signsAt(text: string, signs: RegExp | string, place: number): string | null {
  if (typeof signs === 'string') {
    const here = text.slice(place, place + signs.length);
    return here.toLowerCase() === signs.toLowerCase() ? here : null;
  }
  signs.lastIndex = place;
  return signs.exec(text)?.[0] ?? null;
}

/** What may stand there more than once: a zone in one of several forms, and words. */
const REPEATABLE = new Set(['offset', 'zone', 'word']);

/** One form in which feeds write times. */
export interface TimeFormat {
  /** As the settings have it. */
  readonly pattern: string;
  /**
   * The instant that a text means, in milliseconds since 1970; null if it has another form, or if there is no such time.
   *
   * @param timeZone the IANA zone of a text that names none
   */
  readonly read: (text: string, timeZone: string) => number | null;
}

/** The hour of the day, from 0 to 23; null if none is written so. @param half AM or PM, in one of its forms */
function hourOf(written: number, half: string | undefined): number | null {
  if (half === undefined) return written <= 23 ? written : null;
  if (written < 1 || written > 12) return null;
  return (written % 12) + (/^p|오후|午後|下午/iu.test(half) ? 12 : 0);
}

function instantIn(parts: ReadonlyMap<string, string>, timeZone: string): number | null {
  const number = (name: string) => Number(parts.get(name) ?? 0);
  const monthName = parts.get('monthName');
  const year = number('year') + (parts.get('year')?.length === 2 ? 2000 : 0);
  const month = monthName === undefined ? number('month') : monthOf(monthName);
  const [day, minute, second] = [number('day'), number('minute'), number('second')];
  const hour = hourOf(number('hour'), parts.get('half'));
  if (hour === null) return null;
  const civil = { year, month, day, hour, minute, second };
  const utc = asUtc(civil);
  const date = new Date(asUtc({ ...civil, hour: 0, minute: 0, second: 0 }));
  const isDay = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  if (!isDay || minute > 59 || second > 60) return null;
  const offset = parts.get('offset');
  const minutesEast = offset === undefined ? undefined : offsetMinutes(offset);
  if (minutesEast !== undefined) return utc - minutesEast * 60_000;
  if (offset !== undefined) return null;
  try {
    return instantOf(civil, parts.get('zone') ?? timeZone);
  } catch {
    // No zone has this name.
    return null;
  }
}

/**
 * A format of times in the letters of Unicode's date formats (TR35): `dd.MM.yyyy HH:mm`, `MMM d, y h:mm a`. A letter alone
 * has one or two digits, twice has two; `y` and `yyyy` have four. `MMM` is a month's name, `E` any word, `S` a part of a second,
 * `X` an offset (`Z`, `+01:00`, `GMT-6`), `z` a zone's usual letters (`CET`), `V` its IANA name. Words stand between apostrophes,
 * optional parts between brackets.
 *
 * @throws TimeFormatError for anything else, and for a format without a date or an hour
 */
export function timeFormat(pattern: string): TimeFormat {
  const parts = partsOf(pattern);
  const names = parts.map(({ name }) => (name === 'monthName' ? 'month' : name));
  const lacking = ['year', 'month', 'day', 'hour'].find((name) => !names.includes(name));
  if (lacking !== undefined) throw new TimeFormatError(`The ${lacking} is missing.`);
  const twice = names.find((name, index) => name !== undefined && names.indexOf(name) < index);
  if (twice !== undefined && !REPEATABLE.has(twice))
    throw new TimeFormatError(`The ${twice} is there twice.`);
  return {
    pattern,
    read(text, timeZone) {
      const found = match(parts, text);
      return found === null ? null : instantIn(found, timeZone);
    },
  };
}

/** Why a text is no format of times; undefined if it is one. */
export function timeFormatFault(pattern: string): string | undefined {
  try {
    timeFormat(pattern);
    return undefined;
  } catch (error) {
    if (error instanceof TimeFormatError) return error.message;
    throw error;
  }
}
