import { metersBetween } from '../../../lib/geo/distance.ts';
import type { ListedLot } from '../listLots.ts';

/** Levels of one garage lie this near to each other: their markers would hide one another. */
const SAME_PLACE_METERS = 60;

/**
 * For each lot how many others of its place stand below it on the map, so that all can be seen and
 * met (C17): 0 for most. The order in a stack is that of the keys, which no poll changes.
 */
export function stackLots(lots: readonly ListedLot[]): Map<string, number> {
  const stacks: { place: NonNullable<ListedLot['place']>; height: number }[] = [];
  const levels = new Map<string, number>();
  for (const { key, place } of lots.toSorted((a, b) => (a.key < b.key ? -1 : 1))) {
    if (place === null) continue;
    const stack = stacks.find((one) => metersBetween(one.place, place) <= SAME_PLACE_METERS);
    if (stack === undefined) stacks.push({ place, height: 1 });
    levels.set(key, stack?.height ?? 0);
    if (stack !== undefined) stack.height += 1;
  }
  return levels;
}
