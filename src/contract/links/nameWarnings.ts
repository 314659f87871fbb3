/** A parameter that has no effect without the other. */
const PAIR = ['center', 'zoom'] as const;

/**
 * What is wrong with the names in a query string, for the console.
 *
 * @param known the names that have an effect
 */
export function nameWarnings(parameters: URLSearchParams, known: readonly string[]): string[] {
  const unknown = [...new Set(parameters.keys())].filter((name) => !known.includes(name));
  const [first, second] = PAIR.map((name) => parameters.has(name));
  return [
    ...unknown.map((name) => `${name} is not a parameter and was ignored`),
    ...(first === second ? [] : [`${PAIR.join(' and ')} are ignored without each other`]),
  ];
}
