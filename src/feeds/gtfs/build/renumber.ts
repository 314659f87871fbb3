/** New numbers for the entries that are used, without gaps and in the same order. */
export interface Renumbering {
  /** The old number of each entry, by its new number. */
  readonly used: readonly number[];
  /** The new number of an old one, or -1 if it is not used. */
  readonly newOf: (old: number) => number;
}

export function renumber(used: Iterable<number>): Renumbering {
  const sorted = [...new Set(used)].toSorted((a, b) => a - b);
  const newByOld = new Map(sorted.map((old, index) => [old, index]));
  return { used: sorted, newOf: (old) => newByOld.get(old) ?? -1 };
}
