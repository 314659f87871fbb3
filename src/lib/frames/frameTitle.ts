/** Further names would make a title that nobody listens to. */
const MOST_NAMES = 4;

/**
 * A frame's name for a screen reader.
 *
 * @param base what the frame would be called without names
 * @param names of its routes, stop and lots
 * @param list joins them
 */
export const frameTitle = (
  base: string,
  names: readonly string[],
  list: (names: readonly string[]) => string,
): string => (names.length === 0 || names.length > MOST_NAMES ? base : `${base} – ${list(names)}`);
