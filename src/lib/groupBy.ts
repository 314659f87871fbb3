/** Adds a value to a group, which may be new. */
export function addToGroup<T, K>(groups: Map<K, T[]>, key: K, one: T): void {
  const group = groups.get(key);
  if (group === undefined) groups.set(key, [one]);
  else group.push(one);
}

/**
 * Groups values that may each be in several groups.
 *
 * @returns the values by key, in their order; the keys are in the order of their first values
 */
export function groupByEach<T, K>(all: Iterable<T>, keysOf: (one: T) => Iterable<K>): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const one of all) for (const key of keysOf(one)) addToGroup(groups, key, one);
  return groups;
}

/** Groups values by a key, as `Map.groupBy` does, which Node 20 does not have. */
export function groupBy<T, K>(all: Iterable<T>, keyOf: (one: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const one of all) addToGroup(groups, keyOf(one), one);
  return groups;
}
