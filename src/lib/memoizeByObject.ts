/**
 * Memoizes a pure function of one object. The cache compares keys by identity and does not keep them
 * alive.
 */
export function memoizeByObject<Key extends object, Value>(
  compute: (key: Key) => Value,
): (key: Key) => Value {
  const cache = new WeakMap<Key, { readonly value: Value }>();
  return (key) => {
    const cached = cache.get(key);
    if (cached !== undefined) return cached.value;
    const value = compute(key);
    cache.set(key, { value });
    return value;
  };
}

/** Memoizes a pure function of two objects, like `memoizeByObject`. */
export function memoizeByTwoObjects<First extends object, Second extends object, Value>(
  compute: (first: First, second: Second) => Value,
): (first: First, second: Second) => Value {
  const byFirst = memoizeByObject((first: First) =>
    memoizeByObject((second: Second) => compute(first, second)),
  );
  return (first, second) => byFirst(first)(second);
}
