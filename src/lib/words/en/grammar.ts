import { createPluralizer } from '../createPluralizer.ts';

const pick = createPluralizer('en');

/** Picks the singular or the plural. */
export const plural = (count: number, one: string, other: string): string =>
  pick(count, { one, other });

/** A word with a capital letter, for the start of a sentence. */
export const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
