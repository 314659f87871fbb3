import type { Fabric } from '../plan/district.ts';
import type { RoadClass } from '../plan/main-roads.ts';
import { distance, lengthOf, type Path, type Point } from './geometry.ts';

/** A street with its one name, of however many blocks. */
export interface Street {
  readonly name: string;
  /** Its name has a side of the city before it, as in W Grand Ave. */
  readonly sides?: 'EW' | 'NS';
  readonly class: RoadClass;
  /** The kind of district through which it runs; null for a main road. */
  readonly fabric: Fabric | null;
}

/** A place where streets meet, bend apart or end. */
export interface Junction {
  readonly id: number;
  readonly at: Point;
  /** The blocks that leave from here. */
  readonly blocks: Block[];
}

/** A stretch of one street between two junctions. */
export interface Block {
  readonly id: number;
  readonly street: Street;
  readonly from: Junction;
  readonly to: Junction;
  /** From `from` to `to`, both included. */
  readonly path: Path;
  readonly length: number;
}

export interface Network {
  readonly junctions: readonly Junction[];
  readonly blocks: readonly Block[];
}

/** The other end of a block. */
export const otherEnd = (block: Block, junction: Junction) =>
  block.from === junction ? block.to : block.from;

/** A block's path as who leaves `junction` drives it. */
export const pathFrom = (block: Block, junction: Junction): Path =>
  block.from === junction ? block.path : block.path.toReversed();

/** The street's name as its sign at a point has it. */
export function nameAt({ name, sides }: Street, [east, north]: Point): string {
  if (sides === 'EW') return `${east < 0 ? 'W' : 'E'} ${name}`;
  if (sides === 'NS') return `${north < 0 ? 'S' : 'N'} ${name}`;
  return name;
}

/** Junctions nearer than this are one: where streets nearly meet, they meet. */
const SAME_PLACE = 14;

/** Junctions are looked up by squares of this many metres. */
const CELL = 4 * SAME_PLACE;

/** Builds a network block by block; a junction is found again by its place. */
export function createNetworkBuilder() {
  const cells = new Map<number, Junction[]>();
  const junctions: Junction[] = [];
  const blocks = new Set<Block>();
  let nextBlock = 0;

  const cellOf = (column: number, row: number) => (column + 2048) * 4096 + row + 2048;
  const cellsAlong = (meters: number) => Math.floor(meters / CELL);

  function junctionAt(at: Point): Junction {
    const east = cellsAlong(at[0] + SAME_PLACE);
    const north = cellsAlong(at[1] + SAME_PLACE);
    for (let column = cellsAlong(at[0] - SAME_PLACE); column <= east; column += 1) {
      for (let row = cellsAlong(at[1] - SAME_PLACE); row <= north; row += 1) {
        const near = cells.get(cellOf(column, row));
        const same = near?.find((junction) => distance(junction.at, at) < SAME_PLACE);
        if (same !== undefined) return same;
      }
    }
    const junction: Junction = { id: junctions.length, at, blocks: [] };
    junctions.push(junction);
    const key = cellOf(cellsAlong(at[0]), cellsAlong(at[1]));
    const cell = cells.get(key);
    if (cell === undefined) cells.set(key, [junction]);
    else cell.push(junction);
    return junction;
  }

  return {
    junctionAt,
    /** Adds a block, unless it is none: from a place to itself, or where one already runs. */
    add(street: Street, path: Path, from: Junction, to: Junction): void {
      if (from === to) return;
      if (from.blocks.some((block) => otherEnd(block, from) === to && block.path.length === 2)) {
        if (path.length === 2) return;
      }
      const joined = [from.at, ...path.slice(1, -1), to.at];
      const block = { id: nextBlock, street, from, to, path: joined, length: lengthOf(joined) };
      nextBlock += 1;
      from.blocks.push(block);
      to.blocks.push(block);
      blocks.add(block);
    },
    remove(block: Block): void {
      blocks.delete(block);
      for (const end of [block.from, block.to]) end.blocks.splice(end.blocks.indexOf(block), 1);
    },
    blocks: (): readonly Block[] => [...blocks],
    /** The network as far as it can be reached from a junction. */
    finished(start: Junction): Network {
      const reached = new Set([start]);
      for (const junction of reached) {
        for (const block of junction.blocks) reached.add(otherEnd(block, junction));
      }
      return {
        junctions: [...reached].toSorted((a, b) => a.id - b.id),
        blocks: [...blocks].filter((block) => reached.has(block.from)),
      };
    },
  };
}

export type NetworkBuilder = ReturnType<typeof createNetworkBuilder>;
