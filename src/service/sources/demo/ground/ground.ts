import type { District } from '../plan/districts/district.ts';
import { INNER_DISTRICTS } from '../plan/districts/inner-districts.ts';
import { OUTER_DISTRICTS } from '../plan/districts/outer-districts.ts';
import { PARKS } from '../plan/park-plan.ts';
import { chanceOf } from '../random.ts';
import { smoothArea } from './curve.ts';
import { between, distance, type Path, type Point } from './geometry.ts';
import { createMask, type Mask } from './mask.ts';
import { areaOfDistrict, streetsOfDistrict } from './streets/district-streets.ts';
import { joinStreets, type Line } from './streets/joinStreets.ts';
import {
  createMainRoads,
  createPlaceOfKey,
  type MainRoads,
  type PlaceOfKey,
} from './streets/main-roads.ts';
import { createNetworkBuilder, type Network, type Street } from './streets/network.ts';
import { pruneNetwork } from './streets/pruneNetwork.ts';
import { createStreetNames, ordinal } from './streets/street-names.ts';
import { createWater, pointFromPlan, type Water } from './water.ts';

export const WATER = 1;
export const PARK = 2;

interface Park {
  readonly name: string;
  readonly kind: (typeof PARKS)[number]['kind'];
  readonly area: Path;
}

/** The demo city's water, parks and streets. */
export interface Ground {
  readonly seed: number;
  readonly water: Water;
  readonly parks: readonly Park[];
  /** One block of each district, which becomes a small park. */
  readonly commons: readonly { readonly name: string; readonly area: Path }[];
  readonly districts: readonly { readonly district: District; readonly area: Path }[];
  readonly mask: Mask;
  readonly mainRoads: MainRoads;
  readonly network: Network;
  readonly placeOfKey: PlaceOfKey;
}

function createParks(seed: number): Park[] {
  return PARKS.map(({ name, kind, area }) => ({
    name,
    kind,
    // A park with four corners is a square between streets, so its edges are not smoothed.
    area:
      area.length === 4
        ? area.map((point) => pointFromPlan(point, 0))
        : smoothArea(
            area.map((point, i) => pointFromPlan(point, 20, seed, name, i)),
            60,
          ),
  }));
}

/** A city block without its streets. */
function blockInterior(block: Path): Path {
  const middle = block.reduce<Point>(
    ([x, y], corner) => [x + corner[0] / block.length, y + corner[1] / block.length],
    [0, 0],
  );
  return block.map((corner) => {
    const reach = distance(corner, middle);
    return between(corner, middle, Math.min(0.4, 13 / reach));
  });
}

function commonName(district: string, fabric: District['fabric']): string {
  if (fabric === 'downtown') return 'Founders Square';
  if (fabric === 'campus') return 'The Quad';
  return `${district} ${fabric === 'suburb' ? 'Park' : 'Common'}`;
}

/** Lays out the whole city. The same seed gives the same city. */
export function createGround(seed: number): Ground {
  const placeOfKey = createPlaceOfKey(seed);
  const mainRoads = createMainRoads(placeOfKey);
  const water = createWater(seed);
  const parks = createParks(seed);
  const mask = createMask();
  for (const { area } of parks) mask.fill(area, PARK);
  for (const area of [water.lake, water.river, ...water.ponds.map((pond) => pond.area)]) {
    mask.fill(area, WATER);
  }

  const districts = [...INNER_DISTRICTS, ...OUTER_DISTRICTS].map((district) => ({
    district,
    area: areaOfDistrict(district, placeOfKey, mainRoads),
  }));
  const nameFor = createStreetNames(seed);
  const streets = new Map<string, Street>();
  const joined = new Map<Street, number>();
  const layouts = districts.map(({ district, area }) => ({
    district,
    layout: streetsOfDistrict(district, area, seed, mainRoads, (point) => mask.at(point) === 0),
  }));
  const commons = layouts.flatMap(({ district, layout }) => {
    const { name, fabric } = district;
    if (name === undefined || layout.common === null || fabric === 'works') return [];
    return [{ name: commonName(name, fabric), area: blockInterior(layout.common) }];
  });
  for (const { area } of commons) mask.fill(area, PARK);
  const corners = new Set(layouts.flatMap(({ layout }) => layout.corners));
  const locals: Line[] = layouts.flatMap(({ district, layout }) =>
    layout.streets.flatMap(({ family, key, line, pieces }) => {
      const numbered = family === 'across' && district.numbered === true && line < 0;
      const street: Street = streets.get(key) ?? {
        name: numbered ? `${ordinal(-line)} St` : nameFor(district.fabric, family),
        class: 'local',
        fabric: district.fabric,
      };
      streets.set(key, street);
      joined.set(street, district.joined ?? 0);
      return pieces.map((path) => ({ street, path }));
    }),
  );
  const mains = mainRoads.roads.map(({ road, path }) => ({
    street: {
      name: road.name,
      class: road.class,
      fabric: null,
      ...(road.sides === undefined ? {} : { sides: road.sides }),
    },
    path,
  }));

  const builder = createNetworkBuilder();
  joinStreets(mains, locals, corners, builder);
  pruneNetwork(builder, {
    isWet: (point) => mask.near(point, 26, WATER),
    isGreen: (point) => mask.at(point) === PARK,
    isJoined: (block) => chanceOf(seed, 'joined', block.id) < (joined.get(block.street) ?? 0),
  });
  return {
    seed,
    water,
    parks,
    commons,
    districts,
    mask,
    mainRoads,
    network: builder.finished(builder.junctionAt(placeOfKey('square'))),
    placeOfKey,
  };
}
