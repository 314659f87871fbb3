import { memoizeByObject } from '../memoizeByObject.ts';
import { ownValue } from '../ownValue.ts';

/**
 * Gives a name of the feed in the page's language; the own one where that has none.
 *
 * @param stopID of a stop, whose name others may share that are called something else
 */
export type NameOf = (own: string, stopID?: string) => string;

/** The names in a language, as `NamesDocument` has them. */
interface Names {
  readonly names: Readonly<Record<string, unknown>>;
  readonly stops?: Readonly<Record<string, unknown>> | undefined;
}

function find(names: Readonly<Record<string, unknown>>, key: string): string | undefined {
  const name = ownValue(names, key);
  return typeof name === 'string' && name !== '' ? name : undefined;
}

/** The names of a document. The same function for the same document, since contexts depend on it. */
export const nameIn = memoizeByObject(
  ({ names, stops = {} }: Names): NameOf =>
    (own, stopID = '') =>
      find(stops, stopID) ?? find(names, own) ?? own,
);
