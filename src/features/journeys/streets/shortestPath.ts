import type { StreetGraph } from './createStreetGraph.ts';
import type { Point } from './walkableLines.ts';

/** A path along streets. */
export interface StreetPath {
  readonly points: readonly Point[];
  readonly meters: number;
}

/** A point that is reached, and the meters to it. */
type Reached = readonly [index: number, meters: number];

/** A binary heap: the nearest is taken first. */
function createNearestFirst() {
  const heap: Reached[] = [];
  const metersAt = (place: number) => heap[place]?.[1] ?? Infinity;
  const swap = (one: number, other: number) => {
    const [a, b] = [heap[one], heap[other]];
    if (a === undefined || b === undefined) return;
    heap[one] = b;
    heap[other] = a;
  };
  return {
    add(reached: Reached) {
      let place = heap.push(reached) - 1;
      while (place > 0) {
        const above = (place - 1) >> 1;
        if (metersAt(above) <= metersAt(place)) break;
        swap(place, above);
        place = above;
      }
    },
    take(): Reached | undefined {
      const [nearest] = heap;
      const last = heap.pop();
      if (last === undefined || heap.length === 0) return nearest;
      heap[0] = last;
      let place = 0;
      for (;;) {
        const [left, right] = [2 * place + 1, 2 * place + 2];
        const less = metersAt(right) < metersAt(left) ? right : left;
        if (metersAt(less) >= metersAt(place)) return nearest;
        swap(place, less);
        place = less;
      }
    },
  };
}

/**
 * The shortest path between two points of a graph (Dijkstra).
 *
 * @returns null if there is none of at most so many meters
 */
export function shortestPath(
  { points, next, indexAt }: StreetGraph,
  from: Point,
  to: Point,
  mostMeters: number,
): StreetPath | null {
  const [start, end] = [indexAt(from), indexAt(to)];
  if (start === undefined || end === undefined) return null;
  const best = new Map<number, number>([[start, 0]]);
  const before = new Map<number, number>();
  const reached = createNearestFirst();
  reached.add([start, 0]);
  for (let taken = reached.take(); taken !== undefined; taken = reached.take()) {
    const [index, meters] = taken;
    if (meters > mostMeters) return null;
    if (index === end) {
      const path: Point[] = [];
      for (let at: number | undefined = end; at !== undefined; at = before.get(at)) {
        const point = points[at];
        if (point !== undefined) path.unshift(point);
      }
      return { points: path, meters };
    }
    if (meters > (best.get(index) ?? Infinity)) continue;
    for (const [other, more] of next[index] ?? []) {
      const sum = meters + more;
      if (sum >= (best.get(other) ?? Infinity)) continue;
      best.set(other, sum);
      before.set(other, index);
      reached.add([other, sum]);
    }
  }
  return null;
}
