import { between, distanceToSegment, the, type Point } from './geometry.ts';
import { type Block, type NetworkBuilder } from './network.ts';

export interface Ground {
  isWet(point: Point): boolean;
  isGreen(point: Point): boolean;
  /** Whether this side of a block is left out, so that two blocks are one. */
  isJoined(block: Block): boolean;
}

const isLocal = (block: Block) => block.street.class === 'local';

const middleOf = ({ path }: Block): Point =>
  between(the(path, (path.length - 1) >> 1), the(path, path.length >> 1), 0.5);

/** Metres within which a street beside a main road would only double it. */
const BESIDE = 42;

/** Finds the local blocks that run beside a main road as far as they go. */
function doublesOf(blocks: readonly Block[]): Block[] {
  const cell = 120;
  const keyOf = (x: number, y: number) => Math.floor(x / cell) * 100_000 + Math.floor(y / cell);
  const grid = new Map<number, (readonly [Point, Point])[]>();
  for (const { path } of blocks.filter((block) => !isLocal(block))) {
    for (let i = 1; i < path.length; i += 1) {
      const a = the(path, i - 1);
      const b = the(path, i);
      const key = keyOf((a[0] + b[0]) / 2, (a[1] + b[1]) / 2);
      const there = grid.get(key);
      if (there === undefined) grid.set(key, [[a, b]]);
      else there.push([a, b]);
    }
  }
  const isBeside = (point: Point) => {
    for (let dx = -cell; dx <= cell; dx += cell) {
      for (let dy = -cell; dy <= cell; dy += cell) {
        const near = grid.get(keyOf(point[0] + dx, point[1] + dy));
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
        isBeside(between(the(block.path, 0), the(block.path, -1), share)),
      ),
  );
}

/**
 * Takes away what a plan would not have: streets in water and parks, beside a main road, some
 * sides of blocks, and stubs. What remains of a suburb's dead ends are its courts.
 */
export function thinOut(network: NetworkBuilder, ground: Ground): void {
  for (const block of network.blocks().filter(isLocal)) {
    const points = [...block.path, middleOf(block)];
    if (points.some((point) => ground.isWet(point) || ground.isGreen(point))) network.remove(block);
  }
  for (const block of doublesOf(network.blocks())) network.remove(block);
  for (const block of network.blocks().filter(isLocal)) {
    const stays = block.from.blocks.length < 4 || block.to.blocks.length < 4;
    if (!stays && ground.isJoined(block)) network.remove(block);
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
