/** Adds up counts by their names, in the order of their first. */
export function sumByName(
  counts: Iterable<readonly [name: string, count: number]>,
): Record<string, number> {
  const sums = new Map<string, number>();
  for (const [name, count] of counts) sums.set(name, (sums.get(name) ?? 0) + count);
  return Object.fromEntries(sums);
}
