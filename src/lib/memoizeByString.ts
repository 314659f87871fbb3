/** A city has some thousand names, and each poll asks for hundreds of them again. */
const MAX_ENTRIES = 10_000;

/** Gives a function that works out a form of a text once, and then remembers it. */
export function memoizeByString(compute: (text: string) => string): (text: string) => string {
  const cache = new Map<string, string>();
  return (text) => {
    const result = cache.get(text) ?? compute(text);
    // A display runs for weeks: what it was told is not kept without a bound.
    if (cache.size >= MAX_ENTRIES) cache.clear();
    cache.set(text, result);
    return result;
  };
}
