import * as z from 'zod/mini';

const AnyObject = z.looseObject({});

/** At most this many names are in a message. */
const MOST_NAMES = 30;
const LONGEST_NAME = 40;

const quoted = (names: readonly string[]) =>
  names
    .slice(0, MOST_NAMES)
    .map((name) => `"${name.slice(0, LONGEST_NAME)}"`)
    .join(', ');

/** The columns of a table, or the fields of the objects in a list, for a message about one that is missing. */
export function fieldNames(records: readonly unknown[]): string {
  const fields = records.flatMap((record) => z.safeParse(AnyObject, record).data ?? []);
  const names = Object.keys(fields[0] ?? {});
  return names.length === 0 ? 'none' : quoted(names);
}

/** The paths of the lists in a JSON document, in its top level and one below. */
export function listPaths(json: unknown, isTop = true): string[] {
  return Object.entries(z.safeParse(AnyObject, json).data ?? {}).flatMap(([name, value]) => {
    if (Array.isArray(value)) return [name];
    return isTop ? listPaths(value, false).map((path) => `${name}.${path}`) : [];
  });
}

/**
 * What is wrong with a JSON document that has no list of lots where it should be.
 *
 * @param records the path of the list in the settings; undefined for the document itself
 */
export function noListSentence(json: unknown, records: string | undefined): string {
  const paths = listPaths(json);
  const found = paths.length === 0 ? 'It has none.' : `It has lists at ${quoted(paths)}.`;
  return records === undefined
    ? `The file is not a list of lots. Name the path of its list in "records". ${found}`
    : `The file has no list at "${records}", the path in "records". ${found}`;
}
