/** A city has some thousand names. Limits the memory of a display that runs for weeks. */
const MAX_ENTRIES = 10_000;

/** Memoizes a pure function of a text. */
export function memoizeByString<Value extends string | boolean | object>(
  compute: (text: string) => Value,
): (text: string) => Value {
  const cache = new Map<string, Value>();
  return (text) => {
    const cached = cache.get(text);
    if (cached !== undefined) return cached;
    const result = compute(text);
    if (cache.size >= MAX_ENTRIES) cache.clear();
    cache.set(text, result);
    return result;
  };
}
