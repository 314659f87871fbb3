import { distance, elementAt, type Point } from '../ground/geometry.ts';
import {
  otherEnd,
  pathFrom,
  type Block,
  type Junction,
  type Network,
} from '../ground/streets/network.ts';
import type { RoadClass } from '../plan/main-roads.ts';

/** A block with the direction in which a bus drives it. */
export interface Leg {
  readonly block: Block;
  readonly from: Junction;
  readonly to: Junction;
}

/** A path through the streets: each leg starts where the previous one ends. */
export type Legs = readonly Leg[];

/** Path cost per meter: buses prefer large streets, but not the highway. */
const COST: Readonly<Record<RoadClass, number>> = {
  main: 1,
  secondary: 1.05,
  local: 1.4,
  highway: 1.25,
};

/** Creates a function that finds the nearest junction with more than two blocks. */
export function createJunctionFinder({ junctions }: Network) {
  const crossings = junctions.filter(({ blocks }) => blocks.length > 2);
  const onMainRoads = crossings.filter(({ blocks }) =>
    blocks.some(({ street }) => street.class !== 'local'),
  );
  return (point: Point, onMainRoad: boolean): Junction => {
    let nearest = elementAt(crossings, 0);
    let least = Number.POSITIVE_INFINITY;
    for (const junction of onMainRoad ? onMainRoads : crossings) {
      const meters = distance(junction.at, point);
      if (meters >= least) continue;
      least = meters;
      nearest = junction;
    }
    return nearest;
  };
}

interface Reached {
  readonly cost: number;
  readonly lastLeg: Leg | null;
}

/** A priority queue by cost: a binary heap. */
function createQueue() {
  const heap: { junction: Junction; cost: number }[] = [];
  const costAt = (i: number) => heap[i]?.cost ?? Number.POSITIVE_INFINITY;
  const swap = (i: number, j: number) => {
    const moved = elementAt(heap, i);
    heap[i] = elementAt(heap, j);
    heap[j] = moved;
  };
  return {
    push(junction: Junction, cost: number) {
      let i = heap.push({ junction, cost }) - 1;
      while (i > 0 && costAt((i - 1) >> 1) > cost) {
        swap(i, (i - 1) >> 1);
        i = (i - 1) >> 1;
      }
    },
    pop() {
      const first = heap[0];
      const last = heap.pop();
      if (last === undefined || first === undefined || heap.length === 0) return first;
      heap[0] = last;
      let i = 0;
      for (;;) {
        const child = costAt(2 * i + 1) <= costAt(2 * i + 2) ? 2 * i + 1 : 2 * i + 2;
        if (costAt(child) >= costAt(i)) return first;
        swap(i, child);
        i = child;
      }
    },
  };
}

/** The cheapest path between two junctions (A* with the straight-line distance as heuristic). */
function cheapestLegs(from: Junction, to: Junction): Legs {
  const reached = new Map<Junction, Reached>([[from, { cost: 0, lastLeg: null }]]);
  const done = new Set<Junction>();
  const queue = createQueue();
  queue.push(from, distance(from.at, to.at));
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    const { junction } = next;
    if (junction === to) break;
    if (done.has(junction)) continue;
    done.add(junction);
    const costSoFar = reached.get(junction)?.cost ?? 0;
    const street = reached.get(junction)?.lastLeg?.block.street;
    for (const block of junction.blocks) {
      const end = otherEnd(block, junction);
      const cost =
        costSoFar + block.length * COST[block.street.class] + (block.street === street ? 5 : 60);
      if (cost >= (reached.get(end)?.cost ?? Number.POSITIVE_INFINITY)) continue;
      reached.set(end, { cost, lastLeg: { block, from: junction, to: end } });
      queue.push(end, cost + distance(end.at, to.at));
    }
  }
  const legs: Leg[] = [];
  let leg = reached.get(to)?.lastLeg ?? null;
  while (leg !== null) {
    legs.push(leg);
    leg = reached.get(leg.from)?.lastLeg ?? null;
  }
  return legs.toReversed();
}

/** A path through all junctions in order, without U-turns. */
export function legsThrough(junctions: readonly Junction[]): Legs {
  const legs: Leg[] = [];
  for (let i = 1; i < junctions.length; i += 1) {
    for (const leg of cheapestLegs(elementAt(junctions, i - 1), elementAt(junctions, i))) {
      // Driving a block and returning would be a detour to a junction beside the path: drop both.
      if (legs.length > 0 && elementAt(legs, -1).block === leg.block) legs.pop();
      else legs.push(leg);
    }
  }
  return legs;
}

export const reverseLegs = (legs: Legs): Legs =>
  legs.map(({ block, from, to }) => ({ block, from: to, to: from })).toReversed();

/** The points of a path. */
export function pathOfLegs(legs: Legs): Point[] {
  return legs.flatMap(({ block, from }, i) => {
    const path = pathFrom(block, from);
    return i === 0 ? [...path] : path.slice(1);
  });
}
