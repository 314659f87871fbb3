/** A city has some thousand names. Limits the memory of a display that runs for weeks. */
const MAX_ENTRIES = 10_000;

export function memoizeByString(compute: (text: string) => string): (text: string) => string {
  const cache = new Map<string, string>();
  return (text) => {
    const cached = cache.get(text);
    if (cached !== undefined) return cached;
    const result = compute(text);
    if (cache.size >= MAX_ENTRIES) cache.clear();
    cache.set(text, result);
    return result;
  };
}
