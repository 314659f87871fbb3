import { createPluralizer } from '../createPluralizer.ts';

const pick = createPluralizer('en');

/** English has words for one and words for the rest. */
export const plural = (count: number, one: string, other: string): string =>
  pick(count, { one, other });
