import { memoizeByString } from '../memoizeByString.ts';

/** Separators between two streets: `&` in the interface (2.2); cities also use "at", "and" and `/`. */
const SEPARATOR = / ?[&@/+–—-] ?| (?:at|and|y|con) /;

const streetsOf = (name: string) =>
  name
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\([^()]*\)|\p{M}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .split(SEPARATOR)
    .map((street) => street.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim())
    .filter((street) => street !== '');

/**
 * A normalized form of a stop's name, the same for all ways to write it: with its streets in either order, with "&" or
 * "at" between them, in any case, with or without a direction in parentheses.
 */
export const stopNameKey = memoizeByString((name) => streetsOf(name).toSorted().join(' & '));

/** Like `stopNameKey`, but keeps the order of the streets: some cities use it to tell corners apart. */
export const orderedNameKey = memoizeByString((name) => streetsOf(name).join(' & '));
