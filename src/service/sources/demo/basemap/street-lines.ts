import { between, elementAt, type Path } from '../ground/geometry.ts';
import {
  otherEnd,
  nameAt,
  pathFrom,
  type Block,
  type Junction,
  type Street,
} from '../ground/network.ts';

/** A street, or as much of one as runs without a break. */
export interface StreetLine {
  readonly street: Street;
  /** Its name with the side of the city on which it lies. */
  readonly name: string;
  readonly path: Path;
}

const middleOf = ({ path }: Block) => between(elementAt(path, 0), elementAt(path, -1), 0.5);

/** Joins a street's blocks to lines as long as can be, along which its name has room. */
export function streetLines(blocks: readonly Block[]): StreetLine[] {
  const remaining = new Set(blocks);
  const names = new Map(blocks.map((block) => [block, nameAt(block.street, middleOf(block))]));
  const ofName = (junction: Junction, name: string | undefined) =>
    junction.blocks.filter((block) => names.get(block) === name);

  /** The blocks from a junction on, as long as just one goes on. */
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
  // First from the ends of streets, then what runs in a ring.
  for (const block of blocks) {
    for (const junction of [block.from, block.to]) {
      if (ofName(junction, names.get(block)).length !== 2) begin(block, junction);
    }
  }
  for (const block of blocks) begin(block, block.from);
  return lines;
}
