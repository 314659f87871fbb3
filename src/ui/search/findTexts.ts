import { memoizeByObject } from '../../lib/memoizeByObject.ts';
import { createTextIndex } from '../../lib/search/createTextIndex.ts';

const indexOf = memoizeByObject(createTextIndex);

/**
 * Finds the texts that match a query as the service's search does: with its words in any order, one typo in each, and
 * with or without accents, in every script.
 *
 * @param texts pass the same array for each letter typed: its index is memoized
 * @returns their indexes, best match first
 */
export function findTexts(texts: readonly string[], query: string): readonly number[] {
  const found = indexOf(texts).find(query);
  return found.toSorted((a, b) => a.score - b.score || a.index - b.index).map(({ index }) => index);
}
