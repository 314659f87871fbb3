import * as z from 'zod/mini';

const AnyObject = z.looseObject({});

/** At most this many names are in a message. */
const MOST_NAMES = 30;
const LONGEST_NAME = 40;

/** Names for a message, the first ones of many. */
export const quotedNames = (names: readonly string[]) =>
  names
    .slice(0, MOST_NAMES)
    .map((name) => `"${name.slice(0, LONGEST_NAME)}"`)
    .join(', ');

/** The columns of a table, or the fields of the objects in a list, for a message about one that is missing. */
export function fieldNames(records: readonly unknown[]): string {
  const fields = records.flatMap((record) => z.safeParse(AnyObject, record).data ?? []);
  const names = Object.keys(fields[0] ?? {});
  return names.length === 0 ? 'none' : quotedNames(names);
}

/** How far down a document its lists are looked for. */
const DEEPEST_LIST = 3;

/** The paths of the lists in a JSON document, in its top levels. */
export function listPaths(json: unknown, levels = DEEPEST_LIST): string[] {
  return Object.entries(z.safeParse(AnyObject, json).data ?? {}).flatMap(([name, value]) => {
    if (Array.isArray(value)) return [name];
    return levels > 1 ? listPaths(value, levels - 1).map((path) => `${name}.${path}`) : [];
  });
}

/**
 * What is wrong with a JSON document that has no list of lots where it should be.
 *
 * @param records the path of the list in the settings; undefined for the document itself
 */
export function noListSentence(json: unknown, records: string | undefined): string {
  const paths = listPaths(json);
  const fields = Object.keys(z.safeParse(AnyObject, json).data ?? {});
  const has = fields.length === 0 ? 'nothing' : `only ${quotedNames(fields)}`;
  const found = paths.length === 0 ? `It has ${has}.` : `It has lists at ${quotedNames(paths)}.`;
  if (records === undefined && paths.length === 0) return `The file has no list of lots. ${found}`;
  return records === undefined
    ? `The file is not a list of lots. Name the path of its list in "records". ${found}`
    : `The file has no list at "${records}", the path in "records". ${found}`;
}
