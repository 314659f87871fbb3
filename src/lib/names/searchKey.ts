/** Letters that Unicode does not decompose, as people write them on a keyboard without them. */
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
};
const SPECIAL = new RegExp(`[${Object.keys(PLAIN_LETTERS).join('')}]`, 'g');

/** Accents of Latin, Greek and Cyrillic letters, the points of Hebrew, and the vowel signs of Arabic. */
const ACCENTS = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670]/g;

/**
 * A text as searches compare it, in every script (F33): in lower case, without accents, with "ss" for "ß" and
 * "d" for "đ". Marks that make another syllable stay, as in Japanese, Korean and Thai.
 */
export const searchKey = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(ACCENTS, '')
    .normalize('NFC')
    .replaceAll(SPECIAL, (letter) => PLAIN_LETTERS[letter] ?? letter);
