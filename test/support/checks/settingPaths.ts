import * as z from 'zod/mini';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Objects that the guides explain once: the address of a feed, and the variable of a secret. */
const isExplainedOnce = (properties: object) => 'url' in properties || 'variable' in properties;

function pathsIn(schema: unknown, path: string, leaves: readonly string[]): readonly string[] {
  if (!isObject(schema) || leaves.includes(path)) return [path];
  const { properties, items } = schema;
  const forms = listOf(schema['oneOf']);
  if (forms.length > 0) return forms.flatMap((form) => pathsIn(form, path, leaves));
  if (isObject(items) && isObject(items['properties'])) {
    return isExplainedOnce(items['properties']) ? [path] : pathsIn(items, `${path}[]`, leaves);
  }
  // A setting with a default of its own is one setting, although it has two numbers.
  const hasDefault = isObject(schema['default']) && Object.keys(schema['default']).length > 0;
  if (!isObject(properties) || hasDefault || isExplainedOnce(properties)) return [path];
  return Object.entries(properties).flatMap(([name, part]) =>
    pathsIn(part, path === '' ? name : `${path}.${name}`, leaves),
  );
}

/**
 * The path of each setting that a codec accepts, such as `city.center.lat` and `routes[].name`, each once.
 *
 * @param path where the codec's settings are
 * @param leaves paths whose own settings are not listed
 */
export function settingPaths(
  codec: z.ZodMiniType,
  path: string,
  leaves: readonly string[],
): ReadonlySet<string> {
  const schema = z.toJSONSchema(codec, { io: 'input', unrepresentable: 'any' });
  return new Set(pathsIn(schema, path, leaves));
}
