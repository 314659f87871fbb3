/** Whether `from` reaches `to` along the steps. */
function reaches(
  steps: ReadonlyMap<string, ReadonlySet<string>>,
  from: string,
  to: string,
): boolean {
  const seen = new Set<string>();
  const open = [from];
  for (let stop = open.pop(); stop !== undefined; stop = open.pop()) {
    if (stop === to) return true;
    if (seen.has(stop)) continue;
    seen.add(stop);
    open.push(...(steps.get(stop) ?? []));
  }
  return false;
}

/**
 * Finds pairs of stops that a list has in the opposite order of the trips. Where trips loop or contradict
 * each other, any order is right.
 *
 * @param orders the stops of each trip in order
 */
export function contradictions(
  list: readonly string[],
  orders: readonly (readonly string[])[],
): string[] {
  const place = new Map(list.map((stop, index) => [stop, index]));
  const steps = new Map<string, Set<string>>();
  for (const order of orders)
    order.forEach((stop, index) => {
      const next = order[index + 1];
      if (next === undefined || next === stop) return;
      steps.set(stop, (steps.get(stop) ?? new Set()).add(next));
    });
  return [...steps].flatMap(([from, all]) =>
    [...all]
      .filter((to) => (place.get(from) ?? -1) >= (place.get(to) ?? -1) && !reaches(steps, to, from))
      .map((to) => `${from} before ${to}`),
  );
}
