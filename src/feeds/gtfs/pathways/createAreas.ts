import type { FeedPathway } from './readPathways.ts';

/**
 * Joins places between which riders walk both ways, by one row or two.
 *
 * @returns a function that gives a place's area: one number for all places of an area, from 0 in the order in which it is asked
 */
export function createAreas(ways: readonly FeedPathway[]): (place: number) => number {
  const joined = new Map<number, number>();
  function rootOf(place: number): number {
    let root = place;
    for (let next = joined.get(root); next !== undefined; next = joined.get(root)) {
      // Halves the way for the next one who asks, so that long chains cost no more.
      const beyond = joined.get(next);
      if (beyond !== undefined) joined.set(root, beyond);
      root = next;
    }
    return root;
  }
  const oneWay = new Set(ways.map(({ from, to }) => `${from} ${to}`));
  for (const { from, to, isBothWays } of ways) {
    if (!isBothWays && !oneWay.has(`${to} ${from}`)) continue;
    const [one, other] = [rootOf(from), rootOf(to)];
    if (one !== other) joined.set(one, other);
  }
  const areas = new Map<number, number>();
  return (place) => {
    const root = rootOf(place);
    const area = areas.get(root) ?? areas.size;
    areas.set(root, area);
    return area;
  };
}
