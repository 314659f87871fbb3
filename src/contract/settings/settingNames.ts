import type * as z from 'zod/mini';

/** Parts of a definition that stand for the same place of a document. */
const SAME_PLACE = ['innerType', 'in', 'out', 'options'] as const;
/** Parts that stand for each entry of a list or of an object with any names. */
const EACH_ENTRY = ['element', 'valueType'] as const;

const isSchema = (value: unknown): value is z.core.$ZodType =>
  typeof value === 'object' && value !== null && '_zod' in value;

/**
 * The names that may stand at a path of a document, as its schema says; of each kind where a setting decides what else
 * there is. Empty where anything may stand. It reads definitions by their names: the classes of zod's schemas would
 * bring all of zod into the page.
 */
export function settingNames(schema: z.core.$ZodType, path: readonly PropertyKey[]): string[] {
  const parts = new Map(Object.entries(schema._zod.def));
  const namesIn = (part: unknown, rest: readonly PropertyKey[]): string[] =>
    [part].flat().flatMap((one) => (isSchema(one) ? settingNames(one, rest) : []));
  const shape: unknown = parts.get('shape');
  if (typeof shape === 'object' && shape !== null) {
    const members = new Map<PropertyKey, unknown>(Object.entries(shape));
    const [first, ...rest] = path;
    return first === undefined ? Object.keys(shape) : namesIn(members.get(first), rest);
  }
  return [
    ...SAME_PLACE.flatMap((name) => namesIn(parts.get(name), path)),
    ...EACH_ENTRY.flatMap((name) => namesIn(parts.get(name), path.slice(1))),
  ];
}
