import { between, distanceToSegment, elementAt, type Point } from '../geometry.ts';
import { type Block, type NetworkBuilder } from './network.ts';

export interface PruneRules {
  isWet(point: Point): boolean;
  isGreen(point: Point): boolean;
  /** Whether to remove this block, which joins the two city blocks beside it. */
  isJoined(block: Block): boolean;
}

const isLocal = (block: Block) => block.street.class === 'local';

const middleOf = ({ path }: Block): Point =>
  between(elementAt(path, (path.length - 1) >> 1), elementAt(path, path.length >> 1), 0.5);

/** A street closer than this (meters) to a main road only duplicates it. */
const BESIDE = 42;

/** The search radius for segment middles: half a segment is 24 m. */
const REACH = BESIDE + 24;

const cellAlong = (meters: number) => Math.floor(meters / (2 * REACH));

/** Finds local blocks that run beside a main road for their whole length. */
function doublesOf(blocks: readonly Block[]): Block[] {
  const grid = new Map<number, (readonly [Point, Point])[]>();
  const keyOf = (column: number, row: number) => (column + 1024) * 2048 + row + 1024;
  for (const { path } of blocks.filter((block) => !isLocal(block))) {
    for (let i = 1; i < path.length; i += 1) {
      const a = elementAt(path, i - 1);
      const b = elementAt(path, i);
      const key = keyOf(cellAlong((a[0] + b[0]) / 2), cellAlong((a[1] + b[1]) / 2));
      const existing = grid.get(key);
      if (existing === undefined) grid.set(key, [[a, b]]);
      else existing.push([a, b]);
    }
  }
  const isBeside = (point: Point) => {
    const [east, north] = [cellAlong(point[0] + REACH), cellAlong(point[1] + REACH)];
    for (let column = cellAlong(point[0] - REACH); column <= east; column += 1) {
      for (let row = cellAlong(point[1] - REACH); row <= north; row += 1) {
        const near = grid.get(keyOf(column, row));
        if (near?.some(([a, b]) => distanceToSegment(point, a, b) < BESIDE)) return true;
      }
    }
    return false;
  };
  return blocks.filter(
    (block) =>
      isLocal(block) &&
      isBeside(middleOf(block)) &&
      [0.25, 0.75].every((share) =>
        isBeside(between(elementAt(block.path, 0), elementAt(block.path, -1), share)),
      ),
  );
}

/**
 * Removes streets in water and parks, streets beside a main road, some sides of city blocks, and
 * stubs. Some dead ends remain in suburbs.
 */
export function pruneNetwork(network: NetworkBuilder, rules: PruneRules): void {
  for (const block of network.blocks().filter(isLocal)) {
    const points = [...block.path, middleOf(block)];
    if (points.some((point) => rules.isWet(point) || rules.isGreen(point))) network.remove(block);
  }
  for (const block of doublesOf(network.blocks())) network.remove(block);
  for (const block of network.blocks().filter(isLocal)) {
    const stays = block.from.blocks.length < 4 || block.to.blocks.length < 4;
    if (!stays && rules.isJoined(block)) network.remove(block);
  }

  const isStub = (block: Block) =>
    isLocal(block) &&
    (block.length < 70 || block.street.fabric !== 'suburb') &&
    (block.from.blocks.length === 1 || block.to.blocks.length === 1);
  let stubs = network.blocks().filter(isStub);
  while (stubs.length > 0) {
    for (const stub of stubs) network.remove(stub);
    stubs = stubs
      .flatMap((stub) => [...stub.from.blocks, ...stub.to.blocks])
      .filter((block, i, all) => all.indexOf(block) === i && isStub(block));
  }
}
