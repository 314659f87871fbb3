import { groupByEach } from '../groupBy.ts';
import { searchKey, withJoinedWords } from '../names/searchKey.ts';

/** A text that matches a query; the lower its score, the better. */
interface TextMatch {
  readonly index: number;
  readonly score: number;
}

/** Finds texts in time that depends on the number of different words, not on that of the texts. */
export interface TextIndex {
  /** The texts that have every word of a query, in no order. */
  find(query: string): readonly TextMatch[];
}

const NOT_IN_WORDS = /[^\p{L}\p{M}\p{N}]+/u;
/** Scripts without spaces, whose words begin anywhere. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Thai}\p{Script=Hangul}]/u;

/** Words of a query; the others are ignored. */
const MOST_WORDS = 8;
/** Letters from which a word matches inside another one, and from which it may have a typo. */
const LEAST_INSIDE = 3;
const LEAST_FOR_TYPO = 4;

/** How a word of a query is in a word of a text, best first. */
const [WHOLE, BEGINNING, INSIDE, TYPO, NONE] = [0, 1, 4, 8, 255];

const wordsOf = (key: string): readonly string[] =>
  key.split(NOT_IN_WORDS).filter((word) => word !== '');

/** Whether a word, or its beginning, is another one but for one wrong, missing, extra or swapped letter after the first. */
function hasTypo(word: string, typed: string): boolean {
  if (word[0] !== typed[0]) return false;
  let same = 1;
  while (same < typed.length && word[same] === typed[same]) same++;
  const [rest, typedRest] = [word.slice(same), typed.slice(same)];
  return (
    rest.slice(1).startsWith(typedRest.slice(1)) ||
    rest.slice(1).startsWith(typedRest) ||
    rest.startsWith(typedRest.slice(1)) ||
    (rest[0] === typedRest[1] &&
      rest[1] === typedRest[0] &&
      rest.slice(2).startsWith(typedRest.slice(2)))
  );
}

function kindOfMatch(word: string, typed: string): number {
  if (word === typed) return WHOLE;
  if (word.startsWith(typed)) return BEGINNING;
  // The number 43 is written 0043, too.
  if (word.startsWith('0') && word.replace(/^0+/, '').startsWith(typed)) return BEGINNING;
  if ((typed.length >= LEAST_INSIDE || UNSPACED.test(typed)) && word.includes(typed)) return INSIDE;
  const mayHaveTypo = typed.length >= LEAST_FOR_TYPO && !/\d/.test(typed);
  return mayHaveTypo && hasTypo(word, typed) ? TYPO : NONE;
}

/**
 * Indexes texts by their words. In every script; accents and case don't matter, and words may be in any order.
 *
 * @param texts each is found at its index
 */
export function createTextIndex(texts: readonly string[]): TextIndex {
  const keys = texts.map(searchKey);
  const wordsAt = (index: number) => new Set(wordsOf(withJoinedWords(keys[index] ?? '')));
  const byWord = groupByEach(keys.keys(), wordsAt);
  // An array that has grown has room for more than it holds.
  for (const [word, indexes] of byWord) byWord.set(word, indexes.slice());

  /** How well each text has a word. */
  function scoresOf(typed: string): Uint8Array {
    const scores = new Uint8Array(keys.length).fill(NONE);
    for (const [word, indexes] of byWord) {
      const kind = kindOfMatch(word, typed);
      if (kind === NONE) continue;
      for (const index of indexes) scores[index] = Math.min(scores[index] ?? NONE, kind);
    }
    return scores;
  }

  return {
    find(query) {
      const whole = searchKey(query).trim();
      const words = [...new Set(wordsOf(whole))].slice(0, MOST_WORDS);
      if (words.length === 0) return [];
      const scores = words.map(scoresOf);
      return keys.flatMap((key, index) => {
        let sum = 0;
        for (const ofWord of scores) {
          const score = ofWord[index] ?? NONE;
          if (score === NONE) return [];
          sum += score;
        }
        const isFirst = key.startsWith(whole);
        return { index, score: 2 * sum + Number(!isFirst) };
      });
    },
  };
}
