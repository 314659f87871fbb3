import { between, elementAt, type Path } from '../ground/geometry.ts';
import {
  otherEnd,
  nameAt,
  pathFrom,
  type Block,
  type Junction,
  type Street,
} from '../ground/streets/network.ts';

/** A street, or an unbroken part of one. */
export interface StreetLine {
  readonly street: Street;
  /** Its name, including the side of the city. */
  readonly name: string;
  readonly path: Path;
}

const middleOf = ({ path }: Block) => between(elementAt(path, 0), elementAt(path, -1), 0.5);

/** Joins a street's blocks into the longest possible lines, to make room for its name. */
export function streetLines(blocks: readonly Block[]): StreetLine[] {
  const remaining = new Set(blocks);
  const names = new Map(blocks.map((block) => [block, nameAt(block.street, middleOf(block))]));
  const ofName = (junction: Junction, name: string | undefined) =>
    junction.blocks.filter((block) => names.get(block) === name);

  /** The blocks from a junction onward, until the street ends or forks. */
  const follow = (start: Junction, name: string | undefined): Path => {
    const path: (readonly [number, number])[] = [];
    let junction = start;
    for (;;) {
      const next = ofName(junction, name).filter((block) => remaining.has(block));
      const block = next[0];
      if (block === undefined || (path.length > 0 && next.length > 1)) return path;
      remaining.delete(block);
      const piece = pathFrom(block, junction);
      path.push(...(path.length === 0 ? piece : piece.slice(1)));
      junction = otherEnd(block, junction);
    }
  };

  const lines: StreetLine[] = [];
  const begin = (block: Block, junction: Junction) => {
    if (!remaining.has(block)) return;
    const name = names.get(block);
    const path = follow(junction, name);
    if (name !== undefined && path.length > 1) lines.push({ street: block.street, name, path });
  };
  // First lines that start at the end of a street, then rings.
  for (const block of blocks) {
    for (const junction of [block.from, block.to]) {
      if (ofName(junction, names.get(block)).length !== 2) begin(block, junction);
    }
  }
  for (const block of blocks) begin(block, block.from);
  return lines;
}
