import { ownValue } from '../ownValue.ts';

/** Letters that Unicode does not decompose, and those that people write for others. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  ς: 'σ',
  // Arabic, with the letters that Persian and Urdu keyboards have in their place.
  ى: 'ي',
  ی: 'ي',
  ة: 'ه',
  ک: 'ك',
  // Devanagari: both signs of a nasal vowel are in use.
  '\u0901': '\u0902',
};
const SPECIAL = new RegExp(`[${Object.keys(PLAIN_LETTERS).join('')}]`, 'g');

/**
 * Accents of Latin, Greek and Cyrillic letters, the points of Hebrew but not its punctuation, the vowel signs and
 * the stretched line of Arabic, and the dot below letters of Devanagari that people leave out.
 */
const ACCENTS =
  /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u064b-\u065f\u0670]|\u0640|\u093c/g;

/** Quotation marks in Hebrew abbreviations, of whichever kind. */
const IN_HEBREW = /(?<letter>[\u05d0-\u05ea])["'\u05f3\u05f4\u2018-\u201f]+/g;

const ONLY_ASCII = /^\p{ASCII}*$/u;

const KATAKANA = /[\u30a1-\u30f6]/g;
const KATAKANA_TO_HIRAGANA = 0x60;

const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));

/** The digit of a script as one of 0 to 9: the ten of a script have successive codes. */
function plainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && isDigit(code - value - 1)) value++;
  return String(value);
}

/**
 * A text as searches compare it, in every script: in lower case, without accents, with "ss" for "ß", "е" for
 * "ё", hiragana for katakana, and the digits 0 to 9. Marks that make another syllable stay, as those of Japanese,
 * Korean, Thai and the vowels of Hindi.
 */
export function searchKey(text: string): string {
  const lower = text.toLowerCase();
  // Nothing of what follows is in ASCII.
  if (ONLY_ASCII.test(lower)) return lower;
  return lower
    .normalize('NFKD')
    .replaceAll(ACCENTS, '')
    .normalize('NFC')
    .replaceAll(SPECIAL, (letter) => ownValue(PLAIN_LETTERS, letter) ?? letter)
    .replaceAll(IN_HEBREW, '$<letter>')
    .replaceAll(KATAKANA, (letter) =>
      String.fromCodePoint((letter.codePointAt(0) ?? 0) - KATAKANA_TO_HIRAGANA),
    )
    .replaceAll(/[^\P{Nd}0-9]/gu, plainDigit);
}

/** Scripts that are written without spaces, and the sign that makes a vowel long. */
const UNSPACED = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Thai}ー]`;
const SPACE_BETWEEN = new RegExp(String.raw`(${UNSPACED})\s+(?=${UNSPACED})`, 'gu');

/** The key of a text that is searched. A name in a script without spaces is found without those that it has. */
export const searchedKey = (text: string): string => withJoinedWords(searchKey(text));

/** `searchedKey` of a text whose `searchKey` is known. */
export function withJoinedWords(key: string): string {
  const joined = key.replaceAll(SPACE_BETWEEN, '$1');
  return joined === key ? key : `${key} ${joined}`;
}
