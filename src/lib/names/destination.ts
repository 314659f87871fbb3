import { memoizeByString } from '../memoizeByString.ts';

/** Words between two names that belong to neither. */
const JOINING_WORDS = new Set(['at', 'and', 'y']);

/**
 * A normalized form of a destination, the same for all ways to write it: in any case, with "&", "at" or
 * a space between its names, with or without periods. The order of the names matters: "A & B" and
 * "B & A" may be the two directions of a route.
 */
export const destinationKey = memoizeByString((label) => {
  const names = label
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\p{M}.]/gu, '')
    .match(/[\p{L}\p{N}]+/gu);
  return names?.filter((name) => !JOINING_WORDS.has(name)).join(' ') || label;
});

/** Whether two labels from the service mean the same destination. */
export const sameDestination = (a: string | null, b: string | null): boolean =>
  a === b || (a !== null && b !== null && destinationKey(a) === destinationKey(b));

/** Removes labels of destinations that are already in the list. */
export function uniqueDestinations(labels: readonly string[]): string[] {
  const unique = [...new Set(labels)];
  return unique.filter((label) => unique.find((one) => sameDestination(one, label)) === label);
}
