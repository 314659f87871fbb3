/** A large city has hundreds of lots and routes. */
const MOST_LISTED = 20;

const oneOf = new Intl.ListFormat('en', { type: 'disjunction' });

/**
 * Says which names in a setting belong to nothing, as after a typing error, and which names there are.
 *
 * @param setting the setting's path
 * @param names the names in the setting
 * @param existing the names that the city has
 * @returns a sentence for the operator; undefined if all names exist
 */
export function unknownNames(
  setting: string,
  kind: 'lot' | 'route',
  names: Iterable<string>,
  existing: readonly string[],
): string | undefined {
  const unknown = [...names].filter((name) => !existing.includes(name));
  if (unknown.length === 0) return undefined;
  const all = [...new Set(existing)];
  const more = all.length - MOST_LISTED;
  const listed = all.slice(0, MOST_LISTED).join(', ') + (more > 0 ? ` and ${more} more` : '');
  const existingNames = all.length === 0 ? `There is no ${kind}.` : `The ${kind}s are ${listed}.`;
  return `${setting}: no ${kind} is called ${oneOf.format(unknown)}. ${existingNames}`;
}
