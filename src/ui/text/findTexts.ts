import UFuzzy from '@leeoniya/ufuzzy';

import { memoizeByObject } from '../../lib/memoizeByObject.ts';
import { searchedKey, searchKey } from '../../lib/names/searchKey.ts';

/** Up to this many words match in any order. Each further word multiplies the permutations to try. */
const WORDS_IN_ANY_ORDER = 4;

/** What words are made of: letters and digits of any script, with the marks that Thai and others need. */
const WORD = String.raw`\p{L}\p{M}\p{N}'`;

/**
 * Allows one wrong, missing, swapped or extra letter per word, but not its first letter or a digit. The
 * library's own options know Latin letters only; these are its options for Unicode, with marks.
 */
const fuzzy = new UFuzzy({
  // oxlint-disable-next-line typescript/no-unsafe-enum-assignment -- The library exports the enum as a type only.
  intraMode: 1,
  unicode: true,
  interSplit: `[^${WORD}]+`,
  interBound: `[^${WORD}]`,
  intraSplit: String.raw`\p{Ll}\p{Lu}`,
  intraBound: String.raw`\p{L}\d|\d\p{L}`,
  intraChars: `[${WORD}]`,
  intraContr: String.raw`'\p{L}{1,2}\b`,
});

/** Punctuation means nothing in a search. The library would read quotes and a hyphen before a word as commands. */
const PUNCTUATION = new RegExp(`[^${WORD}]+`, 'gu');

const keysOf = memoizeByObject((texts: readonly string[]) => texts.map(searchedKey));

/**
 * Finds the texts that match a query, with its words in any order, one typo in each, and with or without
 * accents, in every script.
 *
 * @param texts pass the same array for each letter typed: its search keys are memoized
 * @returns their indexes, best match first
 */
export function findTexts(texts: readonly string[], query: string): readonly number[] {
  const words = searchKey(query).replaceAll(PUNCTUATION, ' ').trim();
  if (words === '') return [];
  const [matches, ranks, order] = fuzzy.search([...keysOf(texts)], words, WORDS_IN_ANY_ORDER);
  return order === null ? (matches ?? []) : order.flatMap((rank) => ranks.idx[rank] ?? []);
}
