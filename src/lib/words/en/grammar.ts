import { createPluralizer } from '../createPluralizer.ts';

const pick = createPluralizer('en');

/** Picks the singular or the plural. */
export const plural = (count: number, one: string, other: string): string =>
  pick(count, { one, other });
