/** The first place in a sorted list whose value is at least `least`. */
export function firstFrom(
  list: Uint32Array,
  valueOf: (item: number) => number,
  least: number,
): number {
  let [from, to] = [0, list.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (valueOf(list[middle] ?? 0) < least) from = middle + 1;
    else to = middle;
  }
  return from;
}
