import * as z from 'zod/mini';

import { listText } from '../../lib/names/list-text.ts';
import { givenNameText, NAMED_KINDS } from './given-names.ts';

const single = z.union([z.string(), z.number(), z.boolean()]);

/** Parameters that an address repeats: their values have commas. */
const REPEATED = new Set(['near', 'names']);

const textOf = (value: z.output<typeof single>): string =>
  typeof value === 'boolean' ? String(Number(value)) : String(value);

const texts = z.optional(z.catchall(z.object({}), z.string()));

/** The names of a board's entry by their kinds, each under what it is of. The page has no z.record: it is too large. */
const Names = z.strictObject({ stop: texts, destination: texts, route: texts });

/** The texts of one member; null if it is nothing that an address can say. */
function textsOf(name: string, value: unknown): readonly string[] | null {
  const one = z.safeParse(single, value);
  if (one.success) return [textOf(one.data)];
  const list = z.safeParse(z.array(single), value);
  if (list.success) {
    const texts = list.data.map(textOf);
    return REPEATED.has(name) ? texts : [listText(texts)];
  }
  const names = name === 'names' ? z.safeParse(Names, value) : null;
  if (names?.success !== true) return null;
  return NAMED_KINDS.flatMap((kind) =>
    Object.entries(names.data[kind] ?? {}).map(([of, given]) =>
      givenNameText({ kind, of, name: given }),
    ),
  );
}

/**
 * The parameters that a board's address would have for its entry in a file. Members have the names of parameters; a list
 * is an array, a switch may be true or false, and names are `{ "stop": { "0100": "Front door" } }`.
 */
export function boardParameters(entry: Readonly<Record<string, unknown>>): {
  readonly parameters: URLSearchParams;
  /** A line for each member that no address could say. */
  readonly warnings: readonly string[];
} {
  const parameters = new URLSearchParams();
  const warnings: string[] = [];
  for (const [name, value] of Object.entries(entry)) {
    const texts = textsOf(name, value);
    if (texts === null)
      warnings.push(`${name} is neither a text, a number nor a list and was ignored`);
    for (const text of texts ?? []) parameters.append(name, text);
  }
  return { parameters, warnings };
}
