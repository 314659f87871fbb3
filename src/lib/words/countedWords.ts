import type { Formats } from './formats.ts';
import type { Words } from './wordsOf.ts';

const MINUTE = 60_000;

/**
 * How old a count of bikes is, such as "Counted 5 min ago". Nothing of one of the last minute, in which it was read.
 *
 * @param age in milliseconds; null without a count
 */
export const countedWords = (
  age: number | null,
  { words, formats }: { readonly words: Words; readonly formats: Formats },
): readonly string[] =>
  age === null || age < MINUTE ? [] : [words.bikes.counted(formats.duration(age))];
