import { createPluralizer } from '../createPluralizer.ts';

const pick = createPluralizer('he');

/** Picks the form for one, for two or for other counts. */
export const plural = (count: number, one: string, two: string, other: string): string =>
  pick(count, { one, two, other });

/**
 * A name or an ID inside of a sentence: it keeps its own direction and doesn't change that of what is around it
 * (Unicode's first strong isolate).
 */
export const isolated = (name: string): string => `\u2068${name}\u2069`;

/** A number, an amount or a range inside of a sentence: always from left to right. */
export const amount = (text: string): string => `\u2066${text}\u2069`;

/** "קו 5", "קווים 5 ו-7" */
export const lines = (count: number, routeIDs: string): string =>
  `${count === 1 ? 'קו' : 'קווים'} ${isolated(routeIDs)}`;
