import * as z from 'zod/mini';

/**
 * The names that may stand at a path of a document, as its schema says; of each kind where a setting decides what else
 * there is. Empty where anything may stand.
 */
export function settingNames(schema: z.core.SomeType, path: readonly PropertyKey[]): string[] {
  const { core } = z;
  if (schema instanceof core.$ZodObject) {
    const { shape } = schema._zod.def;
    const [first, ...rest] = path;
    if (first === undefined) return Object.keys(shape);
    const inner = Object.entries(shape).find(([name]) => name === first)?.[1];
    return inner === undefined ? [] : settingNames(inner, rest);
  }
  if (schema instanceof core.$ZodUnion)
    return schema._zod.def.options.flatMap((option) => settingNames(option, path));
  if (schema instanceof core.$ZodPipe)
    return [schema._zod.def.in, schema._zod.def.out].flatMap((part) => settingNames(part, path));
  if (schema instanceof core.$ZodArray) return settingNames(schema._zod.def.element, path.slice(1));
  if (schema instanceof core.$ZodRecord)
    return settingNames(schema._zod.def.valueType, path.slice(1));
  const isWrapped =
    schema instanceof core.$ZodOptional ||
    schema instanceof core.$ZodDefault ||
    schema instanceof core.$ZodPrefault ||
    schema instanceof core.$ZodNullable ||
    schema instanceof core.$ZodReadonly;
  return isWrapped ? settingNames(schema._zod.def.innerType, path) : [];
}
