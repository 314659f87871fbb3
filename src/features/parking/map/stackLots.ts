import { metersBetween } from '../../../lib/geo/distance.ts';
import type { ListedLot } from '../listLots.ts';

/** Lots within this distance, such as the levels of a garage, would have overlapping markers. */
const SAME_PLACE_METERS = 60;

/**
 * By lot key, how many markers of the same place are stacked below the lot's own, so that each can be
 * seen and tapped. The order follows the keys, which polls don't change.
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
