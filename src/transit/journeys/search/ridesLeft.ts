import type { Side } from '../network/createSide.ts';

/** More rides than any way has. */
export const UNREACHABLE = 255;

/** How many rides it takes at least to the end, whenever buses run; `UNREACHABLE` where so many don't suffice. */
export interface RidesLeft {
  /** From each stop where one gets off: 0 where one can walk to the end. */
  readonly after: Uint8Array;
  /** From each stop where one boards. */
  readonly before: Uint8Array;
}

/**
 * Counts the rides to the end from each stop.
 *
 * @param other the side of a search from the end
 * @param ends stops from which one can walk to the end
 */
export function ridesLeft(other: Side, ends: Iterable<number>, most: number): RidesLeft {
  const { view } = other;
  const after = new Uint8Array(view.network.stopCount).fill(UNREACHABLE);
  const before = after.slice();
  /** From which position on each pattern was looked at, less one; 0 if it was not. */
  const seen = new Uint16Array(view.patternCount);
  let marked: number[] = [...ends];
  for (const stop of marked) after[stop] = 0;
  for (let rides = 1; rides <= most && marked.length > 0; rides++) {
    const next: number[] = [];
    const reach = (pattern: number, position: number): void => {
      const known = seen[pattern] ?? 0;
      if (known !== 0 && known <= position + 1) return;
      seen[pattern] = position + 1;
      if (other.lanesOf(pattern).length === 0) return;
      const stops = other.stopsOf(pattern);
      for (let at = position + 1; at < (known === 0 ? stops.length : known); at++) {
        const stop = stops[at] ?? 0;
        if (before[stop] !== UNREACHABLE) continue;
        before[stop] = rides;
        for (const from of other.changesFrom(stop).stops) {
          if (after[from] !== UNREACHABLE) continue;
          after[from] = rides;
          next.push(from);
        }
      }
      if (known === 0) for (const linked of other.patternsAfter(pattern)) reach(linked, 0);
    };
    for (const stop of marked) other.eachPlace(stop, reach);
    marked = next;
  }
  return { after, before };
}
