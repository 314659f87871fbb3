import { ownValue } from '../../../lib/ownValue.ts';
import { asUtc } from '../../../lib/time/civil-time.ts';
import { instantOf } from '../../../lib/time/zoned-time.ts';
import { offsetMinutes } from './offsetMinutes.ts';

/** How the names of the months begin in the languages of Western Europe, without accents. */
const MONTHS = [
  /^(jan|gen|ene)/,
  /^(feb|fev)/,
  /^(mar(?!ras)|maer|maa|mrt|mrz)/,
  /^(apr|avr|abr)/,
  /^(may|mai|mag|mei|maj|mayo)/,
  /^(jun|juin|giu)/,
  /^(jul|juil|lug)/,
  /^(aug|aou|ago)/,
  /^(sep|set)/,
  /^(oct|okt|ott|out)/,
  /^(nov|marras)/,
  /^(dec|des|dez|dic)/,
] as const;

/** The month of a name, from 1; 0 for any other word. */
export function monthOf(name: string): number {
  const plain = name.toLowerCase().replaceAll('ä', 'ae').normalize('NFD').replaceAll(/\p{M}/gu, '');
  return MONTHS.findIndex((pattern) => pattern.test(plain)) + 1;
}

/** What each letter of a format stands for: a pattern, or the name of a number that has as many digits as letters. */
const LETTERS: ReadonlyMap<string, string> = new Map([
  ['M', 'month'],
  ['d', 'day'],
  ['H', 'hour'],
  ['h', 'hour'],
  ['m', 'minute'],
  ['s', 'second'],
  ['MMM', String.raw`(?<monthName>\p{L}{3,20})\.?`],
  ['E', String.raw`\p{L}{1,20}\.?`],
  ['S', String.raw`\d{1,9}`],
  ['a', String.raw`(?<half>[ap]\.? ?m\.?|오전|오후|午前|午後|上午|下午)`],
  ['X', String.raw`(?<offset>Z|(?:GMT|UTC)? ?[+-]\d{1,2}(?::?\d{2})?)`],
  ['z', String.raw`(?<name>[A-Z]{1,5})`],
  ['V', String.raw`(?<zone>[A-Z][A-Z_]{1,30}\/[A-Z_]{1,30}(?:\/[A-Z_]{1,30})?)`],
]);

/** Words between apostrophes, a letter as often as it stands there, brackets around what may lack, and signs. */
const PARTS = /'((?:[^']|'')*)'|([A-Za-z])\2*|[[\]]|[^A-Za-z[\]]/gu;
const SYNTAX = /[\\^$.*+?(){}|[\]/]/g;

/** Why a text is no format of times, as a sentence. */
class TimeFormatError extends Error {}

function fieldOf(letters: string): string {
  const [letter = ''] = letters;
  const { length } = letters;
  if (letter === 'y') return String.raw`(?<year>\d{${length === 2 ? 2 : 4}})`;
  const meaning = LETTERS.get(letter === 'M' && length > 2 ? 'MMM' : letter);
  if (meaning === undefined)
    throw new TimeFormatError(`${letters} stands for nothing. Put words between apostrophes.`);
  return /^\w+$/.test(meaning) ? `(?<${meaning}>\\d{${length === 1 ? '1,2' : '2'}})` : meaning;
}

function regexOf(pattern: string): RegExp {
  const parts = [...pattern.matchAll(PARTS)].map(([part, words, letter]) => {
    if (letter !== undefined) return fieldOf(part);
    if (part === '[') return '(?:';
    if (part === ']') return ')?';
    if (part === "'") throw new TimeFormatError('An apostrophe stands alone.');
    if (part === ' ') return String.raw`\s{1,9}`;
    return (words?.replaceAll("''", "'") ?? part).replaceAll(SYNTAX, String.raw`\$&`);
  });
  try {
    return new RegExp(`^${parts.join('')}$`, 'iu');
  } catch {
    throw new TimeFormatError('A letter stands there twice, or a bracket alone.');
  }
}

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

/** The hour of the day; 99 if there is none. */
function hourOf(written: number, half: string | undefined): number {
  if (half === undefined) return written;
  if (written < 1 || written > 12) return 99;
  return (written % 12) + (/^p|오후|午後|下午/iu.test(half) ? 12 : 0);
}

function instantIn(groups: Readonly<Record<string, string | undefined>>, timeZone: string) {
  const number = (name: string) => Number(ownValue(groups, name) ?? 0);
  const year = number('year') + (groups['year']?.length === 2 ? 2000 : 0);
  const month = groups['monthName'] === undefined ? number('month') : monthOf(groups['monthName']);
  const [day, minute, second] = [number('day'), number('minute'), number('second')];
  const hour = hourOf(number('hour'), groups['half']);
  const civil = { year, month, day, hour, minute, second };
  const utc = asUtc(civil);
  const date = new Date(asUtc({ ...civil, hour: 0, minute: 0, second: 0 }));
  const isDay = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  if (!isDay || hour > 23 || minute > 59 || second > 60) return null;
  const offset = groups['offset'] ?? groups['name'];
  const minutesEast = offset === undefined ? undefined : offsetMinutes(offset);
  if (minutesEast !== undefined) return utc - minutesEast * 60_000;
  if (offset !== undefined) return null;
  try {
    return instantOf(civil, groups['zone'] ?? timeZone);
  } catch {
    // No zone has this name.
    return null;
  }
}

/**
 * A format of times in the letters of Unicode's date formats (TR35): `dd.MM.yyyy HH:mm`, `MMM d, y h:mm a`. A letter alone
 * has one or two digits, twice has two; `y` and `yyyy` have four. `MMM` is a month's name, `E` any word, `S` a part of a second,
 * `X` an offset (`Z`, `+01:00`, `GMT-6`), `z` a zone's usual letters (`CET`), `V` its IANA name. Words stand between apostrophes,
 * what may lack between brackets.
 *
 * @throws TimeFormatError for anything else, and for a format without a date or an hour
 */
export function timeFormat(pattern: string): TimeFormat {
  const regex = regexOf(pattern);
  const { source } = regex;
  const lacks = ['year', 'month', 'day', 'hour'].find((name) => !source.includes(`(?<${name}`));
  if (lacks !== undefined) throw new TimeFormatError(`The ${lacks} is missing.`);
  return {
    pattern,
    read(text, timeZone) {
      const groups = regex.exec(text)?.groups;
      return groups === undefined ? null : instantIn(groups, timeZone);
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
