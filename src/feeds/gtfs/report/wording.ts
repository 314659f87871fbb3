import { isoDateOf } from '../../../lib/time/service-date.ts';

const MOST_NAMES = 5;

/** A number with thousands separators and its noun: `1 stop`, `2,295 trips`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
}

/** Names in a sentence: `1, 2 and 3`, or `1, 2, 3, 4, 5 and 11 more`. */
export function named(names: readonly string[]): string {
  const shown = names.slice(0, names.length === MOST_NAMES + 1 ? names.length : MOST_NAMES);
  const rest = names.length - shown.length;
  const parts = rest > 0 ? [...shown, `${rest.toLocaleString('en-US')} more`] : shown;
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}

const LONG_DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A date as riders read it: `October 31, 2026`. */
export function longDate(date: string): string {
  return LONG_DATE.format(Date.parse(isoDateOf(date)));
}

const MOST_CHARACTERS = 500;

/** A letter that is written from right to left, and a text from one to another. */
const RTL_LETTER = String.raw`[\p{sc=Hebrew}\p{sc=Arabic}\p{sc=Syriac}\p{sc=Thaana}\p{sc=Nko}]`;
const RTL_TEXT = new RegExp(`${RTL_LETTER}(?:[^"“”,;()]*${RTL_LETTER})?`, 'gu');

/**
 * A sentence that is safe to print: names in a feed may contain anything, such as the control
 * characters of a terminal. A name that is written from right to left is isolated (Unicode's FSI and PDI), or
 * a terminal would move the numbers and the punctuation around it to its other side.
 */
export function printable(sentence: string): string {
  const text = sentence.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]+/gu, ' ');
  const cut = text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text;
  return cut.replaceAll(RTL_TEXT, '\u2068$&\u2069');
}
