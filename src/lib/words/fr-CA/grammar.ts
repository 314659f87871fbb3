import { createPluralizer } from '../createPluralizer.ts';

const pick = createPluralizer('fr-CA');

/** Picks the singular, also for 0 and 1.5, or the plural. */
export const plural = (count: number, one: string, other: string): string =>
  pick(count, { one, other });

/** A word with a capital letter, for the start of a sentence. */
export const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Ends a sentence, unless an abbreviation at its end has a period already: "le 20 nov." */
export const withPeriod = (sentence: string): string =>
  sentence.endsWith('.') ? sentence : `${sentence}.`;
