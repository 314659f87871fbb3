import { rightOf, elementAt, type Path, type Point } from '../ground/geometry.ts';
import { WATER, type Ground } from '../ground/ground.ts';
import { measuredLine } from '../ground/line.ts';
import { createMask } from '../ground/mask.ts';
import type { Block } from '../ground/streets/network.ts';
import type { Fabric } from '../plan/districts/district.ts';
import type { RoadClass } from '../plan/main-roads.ts';
import { createRandom, type Random } from '../random.ts';
import type { Building, BuildingKind } from './building.ts';
import { placeLandmarks, type PlacedLandmark } from './landmarks.ts';
import { createOccupied, type Occupied } from './occupied.ts';

/** The buildings and landmarks of the city. */
export interface CityBuildings {
  readonly buildings: readonly Building[];
  readonly landmarks: readonly PlacedLandmark[];
}

/** Rules for the buildings along a street; lengths in meters. */
interface BuildingStyle {
  readonly kind: BuildingKind;
  readonly widths: readonly number[];
  readonly depths: readonly number[];
  readonly gaps: readonly number[];
  /** From the curb to the front. */
  readonly yard: number;
  /** Share of buildings with a wing, 0 to 1. */
  readonly wingShare: number;
}

// oxfmt-ignore
const BUILDING_STYLES: Readonly<Record<Fabric, BuildingStyle>> = {
  downtown: { kind: 'tower', widths: [16, 22, 30], depths: [28, 34], gaps: [1, 1, 4], yard: 4, wingShare: 0.2 },
  inner: { kind: 'house', widths: [15, 22], depths: [15], gaps: [5, 5, 10], yard: 5, wingShare: 0.08 },
  grid: { kind: 'house', widths: [13, 17], depths: [13], gaps: [11, 16], yard: 8, wingShare: 0 },
  suburb: { kind: 'house', widths: [15, 19], depths: [12], gaps: [20, 34], yard: 11, wingShare: 0 },
  campus: { kind: 'block', widths: [34, 46, 60], depths: [18, 24], gaps: [16, 30], yard: 13, wingShare: 0.6 },
  works: { kind: 'block', widths: [44, 60, 90], depths: [32, 44], gaps: [14, 34], yard: 13, wingShare: 0.1 },
};

// oxfmt-ignore
const SHOPS: BuildingStyle = {
  kind: 'block', widths: [18, 26], depths: [18], gaps: [3, 3, 12], yard: 4, wingShare: 0.15,
};

const FABRICS: readonly Fabric[] = ['downtown', 'inner', 'grid', 'suburb', 'campus', 'works'];

/** Meters from the middle of a street to its curb. */
const CURB: Readonly<Record<RoadClass, number>> = {
  highway: 16,
  main: 10,
  secondary: 8,
  local: 5.5,
};

const pick = <T>(list: readonly T[], random: Random): T =>
  elementAt(list, Math.floor(random() * list.length));

function buildingStyleFor(block: Block, fabric: Fabric): BuildingStyle {
  const isBusy = block.street.class === 'main' || block.street.class === 'secondary';
  return isBusy && (fabric === 'inner' || fabric === 'grid') ? SHOPS : BUILDING_STYLES[fabric];
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

/** What the buildings along a street depend on. */
interface Site {
  readonly occupied: Occupied;
  readonly random: Random;
  fabricAt(point: Point): Fabric | null;
  isFree(point: Point): boolean;
}

/** Adds buildings along the right side of a block. */
function buildAlong(block: Block, path: Path, site: Site): Building[] {
  const { occupied, random } = site;
  const line = measuredLine(path);
  const curb = CURB[block.street.class];
  const end = line.length - curb - 3;
  const buildings: Building[] = [];
  let meters = curb + 3;
  while (meters < end) {
    const fabric = site.fabricAt(line.besideAt(meters, curb + 22));
    if (fabric === null) {
      meters += 30;
      continue;
    }
    const { kind, widths, depths, gaps, yard, wingShare } = buildingStyleFor(block, fabric);
    const width = pick(widths, random);
    const depth = pick(depths, random);
    const along = line.directionAt(meters + width / 2);
    const at = line.besideAt(meters + width / 2, curb + yard);
    const fits = meters + width <= end && site.isFree(at) && site.isFree(rightOf(at, along, depth));
    if (fits && occupied.occupy(at, along, width, depth)) {
      const wing = random() < wingShare ? pick([-0.3, 0.2, 0.35], random) : 0;
      buildings.push({ kind, at, corners: cornersOf(along, width, depth, wing) });
      meters += width + pick(gaps, random);
    } else {
      meters += 6;
    }
  }
  return buildings;
}

/** Creates buildings on both sides of all streets, except on water, parks and the railway. */
export function createBuildings(ground: Ground, clearPaths: readonly Path[]): CityBuildings {
  const { network, districts, mask, seed } = ground;
  const fabrics = createMask();
  for (const { district, area } of districts) {
    fabrics.fill(area, FABRICS.indexOf(district.fabric) + 1);
  }
  const occupied = createOccupied();
  for (const { path, street } of network.blocks) occupied.coverPath(path, CURB[street.class] - 1.5);
  for (const path of clearPaths) occupied.coverPath(path, 9);

  const landmarks = placeLandmarks(occupied, (point) => mask.at(point) !== WATER);
  const site = {
    occupied,
    fabricAt: (point: Point) => FABRICS[fabrics.at(point) - 1] ?? null,
    isFree: (point: Point) => mask.at(point) === 0,
  };
  const houses = network.blocks.flatMap((block) => {
    if (block.street.class === 'highway') return [];
    const random = createRandom(seed, 'houses', block.id);
    return [
      ...buildAlong(block, block.path, { ...site, random }),
      ...buildAlong(block, block.path.toReversed(), { ...site, random }),
    ];
  });
  return {
    landmarks,
    buildings: [...landmarks.flatMap(({ building }) => building ?? []), ...houses],
  };
}
