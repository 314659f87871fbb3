import type { Fabric } from '../../plan/districts/district.ts';
import type { RoadClass } from '../../plan/main-roads.ts';
import { distance, lengthOf, type Path, type Point } from '../geometry.ts';

/** A street: a name and a class for any number of blocks. */
export interface Street {
  readonly name: string;
  /** The prefixes for the side of the square, as in W Grand Ave; without them the name has none. */
  readonly sides?: 'EW' | 'NS';
  readonly class: RoadClass;
  /** The kind of its district; null for a main road. */
  readonly fabric: Fabric | null;
}

/** A place where streets meet or end. */
export interface Junction {
  readonly id: number;
  readonly at: Point;
  /** The blocks that start or end here. */
  readonly blocks: Block[];
}

/** A piece of one street between two junctions. */
export interface Block {
  readonly id: number;
  readonly street: Street;
  readonly from: Junction;
  readonly to: Junction;
  /** From `from` to `to`, including both. */
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

/** A block's path, starting at `junction`. */
export const pathFrom = (block: Block, junction: Junction): Path =>
  block.from === junction ? block.path : block.path.toReversed();

/** The street's name on a sign at a point. */
export function nameAt({ name, sides }: Street, [east, north]: Point): string {
  if (sides === 'EW') return `${east < 0 ? 'W' : 'E'} ${name}`;
  if (sides === 'NS') return `${north < 0 ? 'S' : 'N'} ${name}`;
  return name;
}

/** Junctions closer than this (meters) are merged. */
const SAME_PLACE = 14;

/** Cell size of the junction index, in meters. */
const CELL = 4 * SAME_PLACE;

/** Builds a network block by block. Existing junctions are found by position. */
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
    /** Adds a block, unless it starts where it ends or already exists. */
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
    /** The part of the network that can be reached from a junction. */
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
