import {
  between,
  directionOf,
  distance,
  rightOf,
  the,
  type Path,
  type Point,
} from '../ground/geometry.ts';
import type { Ground } from '../ground/ground.ts';
import { createMask } from '../ground/mask.ts';
import type { Block } from '../ground/network.ts';
import type { Fabric } from '../plan/district.ts';
import type { RoadClass } from '../plan/main-roads.ts';
import { createRandom, type Random } from '../random.ts';
import { createOccupied, type Occupied } from './occupied.ts';

/** How a building is drawn: a house, a larger one, or one of downtown's. */
export type BuildingKind = 'house' | 'block' | 'tower';

/** A building: the middle of its front, the way its front runs, and its corners from there. */
export interface Building {
  readonly kind: BuildingKind;
  readonly at: Point;
  /** Metres east and north of `at`, around the building. */
  readonly corners: readonly Point[];
}

/** How a street's sides are built up; lengths in metres. */
interface Manner {
  readonly kind: BuildingKind;
  readonly widths: readonly number[];
  readonly depths: readonly number[];
  readonly gaps: readonly number[];
  /** From the kerb to the front. */
  readonly yard: number;
  /** Of its buildings, how many have a wing, 0 to 1. */
  readonly winged: number;
}

// oxfmt-ignore
const MANNERS: Readonly<Record<Fabric, Manner>> = {
  downtown: { kind: 'tower', widths: [20, 26, 32], depths: [26, 32], gaps: [2, 2, 6], yard: 4, winged: 0.2 },
  inner: { kind: 'house', widths: [13, 18], depths: [14], gaps: [4, 4, 9], yard: 5, winged: 0.08 },
  grid: { kind: 'house', widths: [12, 16], depths: [13], gaps: [9, 14], yard: 8, winged: 0 },
  suburb: { kind: 'house', widths: [15, 19], depths: [12], gaps: [18, 30], yard: 11, winged: 0 },
  campus: { kind: 'block', widths: [34, 46, 60], depths: [18, 24], gaps: [16, 30], yard: 13, winged: 0.6 },
  works: { kind: 'block', widths: [44, 60, 90], depths: [32, 44], gaps: [14, 34], yard: 13, winged: 0.1 },
};

// oxfmt-ignore
const SHOPS: Manner = {
  kind: 'block', widths: [18, 26], depths: [18], gaps: [3, 3, 12], yard: 4, winged: 0.15,
};

const FABRICS: readonly Fabric[] = ['downtown', 'inner', 'grid', 'suburb', 'campus', 'works'];

/** Metres from the middle of a street to its kerb. */
const KERB: Readonly<Record<RoadClass, number>> = {
  highway: 16,
  main: 10,
  secondary: 8,
  local: 5.5,
};

const pick = <T>(list: readonly T[], random: Random): T =>
  the(list, Math.floor(random() * list.length));

function mannerOn(block: Block, fabric: Fabric): Manner {
  const isBusy = block.street.class === 'main' || block.street.class === 'secondary';
  return isBusy && (fabric === 'inner' || fabric === 'grid') ? SHOPS : MANNERS[fabric];
}

function cornersOf(along: Point, width: number, depth: number, wing: number): Point[] {
  const inward: Point = [along[1], -along[0]];
  const corner = (w: number, d: number): Point => [
    along[0] * w + inward[0] * d,
    along[1] * w + inward[1] * d,
  ];
  const half = width / 2;
  if (wing === 0) {
    return [corner(-half, 0), corner(half, 0), corner(half, depth), corner(-half, depth)];
  }
  const [from, to] = [wing * half, depth * 0.55];
  return [
    corner(-half, 0),
    corner(half, 0),
    corner(half, depth),
    corner(from, depth),
    corner(from, to),
    corner(-half, to),
  ];
}

/** Builds along the right side of a path. */
function buildAlong(
  path: Path,
  kerb: number,
  fabricAt: (point: Point) => Fabric | null,
  mannerFor: (fabric: Fabric) => Manner,
  isFree: (point: Point) => boolean,
  occupied: Occupied,
  random: Random,
): Building[] {
  const buildings: Building[] = [];
  for (const [i, to] of path.entries()) {
    const from = path[i - 1];
    if (from === undefined) continue;
    const along = directionOf(from, to);
    const length = distance(from, to);
    let metres = kerb + 3;
    while (metres < length - kerb - 8) {
      const probe = rightOf(between(from, to, metres / length), along, kerb + 22);
      const fabric = fabricAt(probe);
      if (fabric === null) {
        metres += 30;
        continue;
      }
      const { kind, widths, depths, gaps, yard, winged } = mannerFor(fabric);
      const width = pick(widths, random);
      const depth = pick(depths, random);
      const at = rightOf(between(from, to, (metres + width / 2) / length), along, kerb + yard);
      const fits = metres + width < length - kerb && isFree(rightOf(at, along, depth));
      if (fits && isFree(at) && occupied.take(at, along, width, depth)) {
        const wing = random() < winged ? pick([-0.3, 0, 0.3], random) || 0.2 : 0;
        buildings.push({ kind, at, corners: cornersOf(along, width, depth, wing) });
        metres += width + pick(gaps, random);
      } else {
        metres += 6;
      }
    }
  }
  return buildings;
}

/** Builds up both sides of all streets, except where there is water, a park or a railway. */
export function createBuildings(ground: Ground, keptFree: readonly Path[]): Building[] {
  const { network, districts, mask, seed } = ground;
  const fabrics = createMask();
  for (const { district, area } of districts) {
    fabrics.fill(area, FABRICS.indexOf(district.fabric) + 1);
  }
  const occupied = createOccupied();
  for (const { path, street } of network.blocks) occupied.coverPath(path, KERB[street.class] - 1.5);
  for (const path of keptFree) occupied.coverPath(path, 12);

  const fabricAt = (point: Point) => FABRICS[fabrics.at(point) - 1] ?? null;
  const isFree = (point: Point) => mask.at(point) === 0;
  return network.blocks.flatMap((block) => {
    if (block.street.class === 'highway') return [];
    const random = createRandom(seed, 'houses', block.id);
    return [block.path, block.path.toReversed()].flatMap((path) =>
      buildAlong(
        path,
        KERB[block.street.class],
        fabricAt,
        (fabric) => mannerOn(block, fabric),
        isFree,
        occupied,
        random,
      ),
    );
  });
}
