/** Picks the word for a count: one for 1, the other for the rest, as English and Spanish have it. */
export const plural = (count: number, one: string, many: string): string =>
  count === 1 ? one : many;
