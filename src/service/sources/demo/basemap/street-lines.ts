import type { Path } from '../ground/geometry.ts';
import { acrossFrom, pathFrom, type Block, type Junction, type Street } from '../ground/network.ts';

/** A street, or as much of one as runs without a break. */
export interface StreetLine {
  readonly street: Street;
  readonly path: Path;
}

/** Joins a street's blocks to lines as long as can be, along which its name has room. */
export function streetLines(blocks: readonly Block[]): StreetLine[] {
  const left = new Set(blocks);
  const ofStreet = (junction: Junction, street: Street) =>
    junction.blocks.filter((block) => block.street === street);

  /** The blocks from a junction on, as long as just one goes on. */
  const follow = (start: Junction, street: Street): Path => {
    const path: (readonly [number, number])[] = [];
    let junction = start;
    for (;;) {
      const next = ofStreet(junction, street).filter((block) => left.has(block));
      const block = next[0];
      if (block === undefined || (path.length > 0 && next.length > 1)) return path;
      left.delete(block);
      const piece = pathFrom(block, junction);
      path.push(...(path.length === 0 ? piece : piece.slice(1)));
      junction = acrossFrom(block, junction);
    }
  };

  const lines: StreetLine[] = [];
  const begin = (block: Block, junction: Junction) => {
    if (!left.has(block)) return;
    const path = follow(junction, block.street);
    if (path.length > 1) lines.push({ street: block.street, path });
  };
  // First from the ends of streets, then what runs in a ring.
  for (const block of blocks) {
    for (const junction of [block.from, block.to]) {
      if (ofStreet(junction, block.street).length !== 2) begin(block, junction);
    }
  }
  for (const block of blocks) begin(block, block.from);
  return lines;
}
