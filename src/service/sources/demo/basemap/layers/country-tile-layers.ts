import { smoothArea, smoothPath } from '../../ground/curve.ts';
import { distance, contains, type Path, type Point } from '../../ground/geometry.ts';
import type { Ground } from '../../ground/ground.ts';
import { VILLAGES } from '../../plan/surroundings.ts';
import { createRandom, smoothNoise, type Random } from '../../random.ts';
import { areaWith, lineWith, metersOf, WOOD, type TileLayer } from '../features.ts';

/** Meters from the square to the edge of the countryside, enough for a screen at zoom 10. */
const REACH = 52_000;

/** Meters between country roads. */
const SECTION = 4800;

/** The city's area, where there is no countryside. */
const CITY_REACH = 8600;

const CENTER: Point = [-300, 300];

/** An irregular round shape, longer than wide. */
function blob(at: Point, radius: number, random: Random): Point[] {
  const [a, b, c, turn] = [random(), random(), random(), random()].map((r) => r * 2 * Math.PI);
  const corners = 16;
  return smoothArea(
    Array.from({ length: corners }, (_, i): Point => {
      const angle = (2 * Math.PI * i) / corners;
      const wave = (times: number, phase = 0) => Math.sin(times * angle + phase);
      const reach = radius * (0.8 + 0.2 * wave(2, a) + 0.16 * wave(3, b) + 0.1 * wave(5, c));
      const [x, y] = [1.3 * reach * Math.cos(angle), 0.8 * reach * Math.sin(angle)];
      const [cos, sin] = [Math.cos(turn ?? 0), Math.sin(turn ?? 0)];
      return [at[0] + x * cos - y * sin, at[1] + x * sin + y * cos];
    }),
    radius / 4,
  );
}

/** Points scattered over the countryside, outside the city and the lake. */
function scattered(count: number, lake: Path, random: Random, clear: number): Point[] {
  const points: Point[] = [];
  for (let i = 0; points.length < count && i < 20 * count; i += 1) {
    const at: Point = [(2 * random() - 1) * REACH, (2 * random() - 1) * REACH];
    if (distance(at, CENTER) < CITY_REACH + clear || contains(lake, at)) continue;
    const shore: Point[] = [0, 1, 2, 3].map((side) => [
      at[0] + clear * Math.cos((side * Math.PI) / 2),
      at[1] + clear * Math.sin((side * Math.PI) / 2),
    ]);
    if (!shore.some((point) => contains(lake, point))) points.push(at);
  }
  return points;
}

/** Roads along a grid of sections, outside the city and the lake. */
function countryRoads({ seed, water }: Ground): Path[] {
  const sections = Math.floor(REACH / SECTION);
  const roads: Point[][] = [];
  for (const family of ['east', 'north'] as const) {
    for (let line = -sections; line <= sections; line += 1) {
      let road: Point[] = [];
      for (let along = -REACH; along <= REACH; along += 1200) {
        const sway = 420 * smoothNoise(along / 9000, seed, family, line);
        const offset = line * SECTION + 700 * smoothNoise(line * 1.7, seed, family) + sway;
        const at: Point = family === 'east' ? [along, offset] : [offset, along];
        // Some sections have no road.
        const gap = smoothNoise(along / 7000, seed, family, 'gap', line) > 0.72;
        if (gap || distance(at, CENTER) < CITY_REACH || contains(water.lake, at)) {
          if (road.length > 2) roads.push(road);
          road = [];
        } else {
          road.push(at);
        }
      }
      if (road.length > 2) roads.push(road);
    }
  }
  return roads.map((road) => smoothPath(road, 600));
}

/** The streets of a village. */
function villageStreets(at: Point, random: Random): Path[] {
  const turn = random() * 0.5 - 0.25;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const point = (x: number, y: number): Point => [
    at[0] + x * cos - y * sin,
    at[1] + x * sin + y * cos,
  ];
  return [-2, -1, 1, 2].flatMap((line) => {
    const reach = 260 + 140 * random();
    return [
      [point(-reach, line * 110), point(reach * random(), line * 110)],
      [point(line * 130, -reach), point(line * 130, reach * random())],
    ];
  });
}

/** The countryside around the city, so that the map does not end at the edge of the plan. */
export function countryTileLayers(ground: Ground): TileLayer[] {
  const { seed, water } = ground;
  const random = createRandom(seed, 'country');
  const villages = metersOf(VILLAGES.map(({ at }) => at));
  const roads = countryRoads(ground);
  const woods = scattered(150, water.lake, random, 1500).map((at) =>
    areaWith([blob(at, 450 + 1500 * random() ** 2, random)], WOOD),
  );
  const lakes = scattered(26, water.lake, random, 2200).map((at) =>
    areaWith([blob(at, 280 + 900 * random() ** 2, random)], { class: 'lake' }),
  );
  return [
    { layer: 'landcover', minZoom: 8, maxZoom: 14, features: woods },
    { layer: 'water', minZoom: 8, maxZoom: 14, features: lakes },
    {
      layer: 'landuse',
      minZoom: 9,
      maxZoom: 14,
      features: villages.map((at) => areaWith([blob(at, 430, random)], { class: 'residential' })),
    },
    {
      layer: 'transportation',
      minZoom: 9,
      maxZoom: 14,
      features: roads.map((road) => lineWith(road, { class: 'tertiary' })),
    },
    {
      layer: 'transportation_name',
      minZoom: 13,
      maxZoom: 14,
      features: roads.map((road, i) =>
        lineWith(road, { class: 'tertiary', name: `County Rd ${i + 1}` }),
      ),
    },
    {
      layer: 'transportation',
      minZoom: 12,
      maxZoom: 14,
      features: villages
        .flatMap((at) => villageStreets(at, random))
        .map((street) => lineWith(street, { class: 'minor' })),
    },
  ];
}
