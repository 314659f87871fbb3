import type { LotsOptions } from '../LotsOptions.ts';

type Order = LotsOptions['dateOrder'];

/** Year, month from 1, and day. */
export type DateParts = readonly [year: number, month: number, day: number];

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

const NUMERIC = /^(\d{1,4})([-./ ])\s*(\d{1,2})\2\s*(\d{1,4})\.?$/;
const COMPACT = /^((?:19|20)\d{2})(\d{2})(\d{2})$/;
const CJK = /^(\d{4})\s*[年년]\s*(\d{1,2})\s*[月월]\s*(\d{1,2})\s*[日일]$/;
/** After the day of the week: `23 Nov 2026`, `23. November 2026`, `23 de noviembre de 2026`. */
const DAY_AND_NAME =
  /^(\d{1,2})(?:st|nd|rd|th)?\.?[\s/-]*(?:de |of )?(\p{L}{3,})\.?,?[\s/-]*(?:de |del )?(\d{4}|\d{2})$/iu;
/** `Nov 23, 2026`. */
const NAME_AND_DAY = /^(\p{L}{3,})\.?\s*(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/iu;

function isDate([year, month, day]: DateParts): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

const fullYear = (year: string) => Number(year) + (year.length === 2 ? 2000 : 0);

function monthOf(name: string): number {
  const plain = name.toLowerCase().replaceAll('ä', 'ae').normalize('NFD').replaceAll(/\p{M}/gu, '');
  return MONTHS.findIndex((pattern) => pattern.test(plain)) + 1;
}

/** The dates that numbers may mean. */
function meanings([one, two, three]: readonly string[], separator: string): DateParts[] {
  if (one === undefined || two === undefined || three === undefined) return [];
  if (one.length > 2) return one.length === 4 ? [[Number(one), Number(two), Number(three)]] : [];
  if (three.length !== 4 && three.length !== 2) return [];
  const year = fullYear(three);
  const dayFirst: DateParts = [year, Number(two), Number(one)];
  // Nobody writes a month before a dot and a day.
  if (separator === '.') return [dayFirst];
  const monthFirst: DateParts = [year, Number(one), Number(two)];
  // Without a century, the year may be the first number, too.
  return three.length === 4
    ? [dayFirst, monthFirst]
    : [dayFirst, monthFirst, [fullYear(one), Number(two), Number(three)]];
}

function numericDate(numbers: readonly string[], separator: string, order: Order) {
  const possible = meanings(numbers, separator).filter(isDate);
  const preferred = meanings(numbers, separator)[order === 'month-first' ? 1 : 0];
  if (order !== undefined && preferred !== undefined && isDate(preferred)) return preferred;
  return new Set(possible.map((date) => date.join())).size === 1 ? possible[0] : undefined;
}

/**
 * The date of a text in one of the forms that feeds use.
 *
 * @returns null if it is none, is no day of the calendar, or may mean two days and `order` does not say which
 */
export function parseDate(text: string, order: Order): DateParts | null {
  const [, one = '', separator = '', two = '', three = ''] = NUMERIC.exec(text) ?? [];
  const numeric = numericDate([one, two, three], separator, order);
  if (numeric !== undefined) return numeric;
  const [, ...joined] = COMPACT.exec(text) ?? CJK.exec(text) ?? [];
  const [, day, name, year] = DAY_AND_NAME.exec(text) ?? [];
  const [, firstName, dayAfter, yearAfter] = NAME_AND_DAY.exec(text) ?? [];
  const date: DateParts =
    joined.length > 0
      ? [Number(joined[0]), Number(joined[1]), Number(joined[2])]
      : [
          fullYear(year ?? yearAfter ?? ''),
          monthOf(name ?? firstName ?? ''),
          Number(day ?? dayAfter),
        ];
  return isDate(date) ? date : null;
}
