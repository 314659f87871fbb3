import type { COUNT_COLUMNS, LotsOptions } from '../LotsOptions.ts';

type CountColumn = (typeof COUNT_COLUMNS)[number];

/** What a lot has that many of. */
const COUNTED: Readonly<Record<CountColumn, string>> = {
  open: 'open spots',
  occupied: 'occupied spots',
  total: 'spots in all',
};

const WHOLE = /^[+-]?\d+$/;
/** Digits in groups of three, by what stands between them. */
const GROUPED: Readonly<Record<'.' | ',', RegExp>> = {
  '.': /^[+-]?\d{1,3}(\.\d{3})+$/,
  ',': /^[+-]?\d{1,3}(,\d{3})+$/,
};
/** Spaces of any width and apostrophes between digits mean nothing else. */
const SPACED = /^[+-]?\d{1,3}(?:[ \u00A0\u2009\u202F'’]\d{3})+$/;
/** `5.0` and `5,00`, as some programs write whole numbers; but 1.000 may be a thousand. */
const WITH_ZEROS = /^([+-]?\d+)[.,](0|00|0{4,})$/;

/** Of hundreds of digits JavaScript makes Infinity, which no answer can have. */
const wholeOf = (digits: string): number | null => {
  const number = Number(digits);
  return Number.isSafeInteger(number) ? number : null;
};

/**
 * A whole number; null for any other text, such as `N/A`, or `1,065` unless the settings say what its comma
 * means.
 *
 * @param thousands what groups the digits
 */
export function countOf(
  text: string | undefined,
  thousands?: LotsOptions['thousands'],
): number | null {
  if (text === undefined) return null;
  if (WHOLE.test(text)) return wholeOf(text);
  if (SPACED.test(text)) return wholeOf(text.replaceAll(/[^\d+-]/g, ''));
  if (thousands !== undefined && GROUPED[thousands].test(text))
    return wholeOf(text.replaceAll(thousands, ''));
  const decimal = thousands === ',' ? '.' : ',';
  if (thousands !== undefined && text.split(decimal)[1] === '000')
    return countOf(text.split(decimal)[0], thousands);
  const [, whole] = WITH_ZEROS.exec(text) ?? [];
  return whole === undefined ? null : wholeOf(whole);
}

/** Why a cell is no count, as a sentence without its end. */
export function countFault(name: string, column: CountColumn, quotedValue: string): string {
  const isGrouped = /^"[+-]?\d{1,3}([.,]\d{3})+"$/.test(quotedValue);
  const help = isGrouped ? '; "thousands" says what its dot or comma means' : '';
  return `${name} has ${quotedValue} ${COUNTED[column]}, not a whole number${help}`;
}
