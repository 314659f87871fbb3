import { searchedKey, searchKey } from '../../../lib/names/searchKey.ts';

/** A function that tells whether a text contains every word of `query`, in any order and any script. */
export function matchWords(query: string): (text: string) => boolean {
  const words = searchKey(query).split(/\s+/).filter(Boolean);
  return (text) => {
    const given = searchedKey(text);
    return words.every((word) => given.includes(word));
  };
}
