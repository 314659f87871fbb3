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

const FIRST_OF_MONTH = /\b1 (?=janv|févr|mars|avr|mai|juin|juil|août|sept|oct|nov|déc)/;

/** A time on one line, and the first of a month with its ending: "17 h 30", "mar. 1er déc." */
export const rewordTime = (text: string): string =>
  text.replaceAll(' h ', '\u00A0h\u00A0').replace(FIRST_OF_MONTH, '1er ');
