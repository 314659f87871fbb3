import type { Side } from '../network/createSide.ts';

/** More rides than any way has. */
export const UNREACHABLE = 255;

/** How many rides it takes at least to the end, whenever buses run; `UNREACHABLE` where so many don't suffice. */
export interface RidesLeft {
  /** From each stop where one gets off: 0 where one can walk to the end. */
  readonly after: Uint8Array;
  /** From each stop where one boards. */
  readonly before: Uint8Array;
  /** From the end of each pattern for those who stay on the bus. */
  readonly staying: Uint8Array;
  /** On each pattern, at whichever of its stops one boards. */
  readonly riding: Uint8Array;
}

/**
 * Counts the rides to the end from each stop.
 *
 * @param other the side of a search from the end
 * @param ends stops from which one can walk to the end
 */
export function ridesLeft(other: Side, ends: Iterable<number>, most: number): RidesLeft {
  const { view, places, changes } = other;
  const after = new Uint8Array(view.network.stopCount).fill(UNREACHABLE);
  const before = after.slice();
  const staying = new Uint8Array(view.patternCount).fill(UNREACHABLE);
  const riding = staying.slice();
  /** From which position on each pattern was looked at, and one more; 0 if it was not. */
  const seen = new Uint16Array(view.patternCount);
  /** 1 for each block whose patterns were looked at. */
  const followed = new Uint8Array(view.blocks.count);
  let reached: number[] = [];

  function reach(pattern: number, position: number, rides: number): void {
    const known = seen[pattern] ?? 0;
    if (known !== 0 && known <= position + 1) return;
    seen[pattern] = position + 1;
    const stops = other.stopsOf(pattern);
    const end = known === 0 ? stops.length : known;
    for (let at = position + 1; at < end; at++) {
      const stop = stops[at] ?? 0;
      if (before[stop] !== UNREACHABLE) continue;
      before[stop] = rides;
      reached.push(stop);
    }
    if (known !== 0) return;
    riding[pattern] = rides;
    for (const block of view.blocks.blocksOf(pattern)) {
      if (followed[block] === 1) continue;
      followed[block] = 1;
      for (const linked of view.blocks.patternsOf(block)) {
        if (staying[linked] === UNREACHABLE) staying[linked] = rides - 1;
        reach(linked, 0, rides);
      }
    }
  }

  let marked: number[] = [...ends];
  for (const stop of marked) after[stop] = 0;
  for (let rides = 1; rides <= most && marked.length > 0; rides++) {
    reached = [];
    for (const stop of marked) {
      const end = places.offsets[stop + 1] ?? 0;
      for (let at = places.offsets[stop] ?? 0; at < end; at++)
        reach(places.patterns[at] ?? 0, places.positions[at] ?? 0, rides);
      for (const [pattern, position] of other.extraPlaces(stop)) reach(pattern, position, rides);
    }
    marked = [];
    for (const stop of reached) {
      let index = changes.firstOf(stop);
      for (const last = changes.endOf(stop); index < last; index++) {
        const from = changes.stops[index] ?? 0;
        if (after[from] !== UNREACHABLE) continue;
        after[from] = rides;
        marked.push(from);
      }
    }
  }
  return { after, before, staying, riding };
}
