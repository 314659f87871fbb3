import { memoizeByString } from './memoizeByString.ts';

/** What stands between two names, and is no part of either. */
const JOINING_WORDS = new Set(['at', 'and', 'y']);

/**
 * A form of a destination that is the same for all ways to write it: in any case, with "&", "at" or a
 * space between its names, with or without full stops (R2). The names keep their order: a line from
 * one to the other and the line back are two.
 */
export const destinationKey = memoizeByString((label) => {
  const names = label
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\p{M}.]/gu, '')
    .match(/[\p{L}\p{N}]+/gu);
  return names?.filter((name) => !JOINING_WORDS.has(name)).join(' ') || label;
});

/** Whether two labels of the wire name one destination. */
export const sameDestination = (a: string | null, b: string | null): boolean =>
  a === b || (a !== null && b !== null && destinationKey(a) === destinationKey(b));

/** The labels, each destination once, as it is written first. */
export function uniqueDestinations(labels: readonly string[]): string[] {
  const unique = [...new Set(labels)];
  return unique.filter((label) => unique.find((one) => sameDestination(one, label)) === label);
}
