import { createPluralizer } from '../createPluralizer.ts';

const pick = createPluralizer('he');

/** Picks the form for one, for two or for other counts. */
export const plural = (count: number, one: string, two: string, other: string): string =>
  pick(count, { one, two, other });

/** An amount with a sign, or a range: always from left to right. */
export const amount = (text: string): string => `\u2066${text}\u2069`;

/** "קו 5", "קווים 5 ו-7" */
export const lines = (count: number, routeIDs: string): string =>
  `${count === 1 ? 'קו' : 'קווים'} ${routeIDs}`;
