import { sameDestination } from './destination.ts';
import { memoizeByString } from './memoizeByString.ts';

/** What stands between two streets: the interface says `&` (2.2), cities also say "at", "and", `/`. */
const SEPARATOR = /\s*[&@/+–—-]\s*|\s+(?:at|and|y|con)\s+/;

/**
 * A form of a stop's name that is the same for all ways to write it: with its streets in either
 * order, with "&" or "at" between them, in any case, with or without the direction that some put
 * behind it in brackets (R12, R16).
 */
export const stopNameKey = memoizeByString((name) =>
  name
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\([^)]*\)|\p{M}/gu, '')
    .split(SEPARATOR)
    .map((street) => street.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim())
    .filter((street) => street !== '')
    .toSorted()
    .join(' & '),
);

interface NamedStop {
  readonly intersection: string;
  readonly destinations: readonly string[];
}

/**
 * Gives a function that finds a stop by a name that a vehicle tells. The two sides of a street have
 * one name: of them the stop towards `destination` is taken, if one is.
 */
export function stopFinder<S extends NamedStop>(
  stops: readonly S[],
): (name: string, destination: string) => S | null {
  const byName = new Map<string, S[]>();
  for (const stop of stops) {
    const key = stopNameKey(stop.intersection);
    byName.set(key, [...(byName.get(key) ?? []), stop]);
  }
  return (name, destination) => {
    const key = stopNameKey(name);
    const named = key === '' ? [] : (byName.get(key) ?? []);
    const isToward = (label: string) => sameDestination(label, destination);
    return named.find((stop) => stop.destinations.some(isToward)) ?? named[0] ?? null;
  };
}
