import { smoothArea, smoothPath } from '../ground/curve.ts';
import { areaOf, the, type Path, type Point } from '../ground/geometry.ts';
import type { Ground } from '../ground/ground.ts';
import { placeOf } from '../ground/place.ts';
import { COUNTRY_ROADS, LANDMARKS, PIERS, RAILWAY, VILLAGES } from '../plan/far-country.ts';
import { FAR_WOODS } from '../plan/greens.ts';
import { CITY_NAME } from '../plan/names.ts';
import { streetLines } from './street-lines.ts';

/** Features of one layer that are drawn from a zoom on, up to another. */
export interface Sheet {
  readonly layer: string;
  readonly from: number;
  readonly to: number;
  readonly features: readonly GeoJSON.Feature[];
}

type Tags = Readonly<Record<string, string | number>>;

const metres = (plan: readonly (readonly [number, number])[]): Point[] =>
  plan.map(([east, north]) => [east * 1000, north * 1000]);

const position = (point: Point): [number, number] => {
  const { lat, lon } = placeOf(point);
  return [lon, lat];
};

const lineOf = (path: Path, properties: Tags): GeoJSON.Feature => ({
  type: 'Feature',
  geometry: { type: 'LineString', coordinates: path.map(position) },
  properties,
});

const areaWith = (rings: readonly Path[], properties: Tags): GeoJSON.Feature => ({
  type: 'Feature',
  geometry: {
    type: 'Polygon',
    coordinates: rings.map((ring) => [...ring, the(ring, 0)].map(position)),
  },
  properties,
});

const pointWith = (at: Point, properties: Tags): GeoJSON.Feature => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: position(at) },
  properties,
});

/** The middle of an area's corners weighed by what they hold. */
function middleOf(area: Path): Point {
  let [x, y] = [0, 0];
  let before = the(area, -1);
  for (const corner of area) {
    const cross = before[0] * corner[1] - corner[0] * before[1];
    x += (before[0] + corner[0]) * cross;
    y += (before[1] + corner[1]) * cross;
    before = corner;
  }
  const six = 6 * areaOf(area);
  return [x / six, y / six];
}

function waterSheets({ water }: Ground): Sheet[] {
  const { lake, river, riverCourse, islands, ponds, creeks } = water;
  const creekLines = creeks.map(({ name, course }) => lineOf(course, { kind: 'creek', name }));
  return [
    {
      layer: 'water',
      from: 0,
      to: 14,
      features: [areaWith([lake, ...islands.map(({ area }) => area)], { kind: 'lake' })],
    },
    { layer: 'water', from: 8, to: 14, features: [areaWith([river], { kind: 'river' })] },
    {
      layer: 'water',
      from: 8,
      to: 14,
      features: ponds.map(({ area }) => areaWith([area], { kind: 'pond' })),
    },
    { layer: 'waterway', from: 11, to: 14, features: creekLines },
    {
      layer: 'waterway',
      from: 9,
      to: 14,
      features: [lineOf(riverCourse, { kind: 'river', name: 'Linden River' })],
    },
    {
      layer: 'water_name',
      from: 8,
      to: 14,
      features: [
        pointWith([6500, 6800], { kind: 'lake', name: 'Lake Amity' }),
        ...ponds.map(({ name, area }) => pointWith(middleOf(area), { kind: 'pond', name })),
        pointWith([3550, 150], { kind: 'bay', name: 'Port Linden Bay' }),
        pointWith([-900, 3000], { kind: 'bay', name: 'Boathouse Bay' }),
      ],
    },
  ];
}

function landSheets({ parks, commons, districts, water }: Ground): Sheet[] {
  const works = districts.filter(({ district }) => district.fabric === 'works');
  const campus = districts.filter(({ district }) => district.fabric === 'campus');
  const downtown = districts.filter(({ district }) => district.fabric === 'downtown');
  const kindOf = (kind: string) => (district: { readonly area: Path }) =>
    areaWith([district.area], { kind });
  return [
    { layer: 'landuse', from: 8, to: 12, features: districts.map(kindOf('urban')) },
    {
      layer: 'landuse',
      from: 11,
      to: 14,
      features: [
        ...works.map(kindOf('works')),
        ...campus.map(kindOf('campus')),
        ...downtown.map(kindOf('downtown')),
      ],
    },
    {
      layer: 'park',
      from: 8,
      to: 14,
      features: FAR_WOODS.map((area) =>
        areaWith([smoothArea(metres(area), 200)], { kind: 'wood' }),
      ),
    },
    {
      layer: 'park',
      from: 10,
      to: 14,
      features: [
        ...parks.map(({ kind, area }) => areaWith([area], { kind })),
        ...water.islands.map(({ area }) => areaWith([area], { kind: 'wood' })),
      ],
    },
    {
      layer: 'park',
      from: 13,
      to: 14,
      features: commons.map(({ area }) => areaWith([area], { kind: 'park' })),
    },
    {
      layer: 'park_name',
      from: 12,
      to: 14,
      features: parks.map(({ name, kind, area }) => pointWith(middleOf(area), { kind, name })),
    },
    {
      layer: 'park_name',
      from: 14,
      to: 14,
      features: [
        ...commons.map(({ name, area }) => pointWith(middleOf(area), { kind: 'common', name })),
        ...water.islands.map(({ name, area }) =>
          pointWith(middleOf(area), { kind: 'island', name }),
        ),
      ],
    },
    {
      layer: 'pier',
      from: 12,
      to: 14,
      features: PIERS.map((pier) => lineOf(metres(pier), { kind: 'pier' })),
    },
  ];
}

/** What the railway's line is on the ground. */
export const railwayPaths = (): Path[] => RAILWAY.map((course) => smoothPath(metres(course), 60));

function roadSheets({ network }: Ground): Sheet[] {
  const lines = streetLines(network.blocks);
  const ofClass = (...classes: readonly string[]) =>
    lines.filter(({ street }) => classes.includes(street.class));
  const withoutName = (all: typeof lines) =>
    all.map(({ street, path }) => lineOf(path, { class: street.class }));
  const withName = (all: typeof lines) =>
    all.map(({ street, path }) => lineOf(path, { class: street.class, name: street.name }));
  const great = ofClass('highway', 'main');
  const secondary = ofClass('secondary');
  const local = ofClass('local');
  const country = COUNTRY_ROADS.map(({ name, course }) =>
    lineOf(smoothPath(metres(course), 120), { class: 'country', name }),
  );
  return [
    { layer: 'road', from: 7, to: 10, features: withoutName(great) },
    { layer: 'road', from: 9, to: 14, features: country },
    { layer: 'road', from: 11, to: 14, features: withName(great) },
    { layer: 'road', from: 10, to: 11, features: withoutName(secondary) },
    { layer: 'road', from: 12, to: 14, features: withName(secondary) },
    { layer: 'road', from: 12, to: 12, features: withoutName(local) },
    { layer: 'road', from: 13, to: 14, features: withName(local) },
    {
      layer: 'rail',
      from: 9,
      to: 14,
      features: railwayPaths().map((path) => lineOf(path, { kind: 'rail' })),
    },
  ];
}

function placeSheets({ districts }: Ground): Sheet[] {
  return [
    {
      layer: 'place',
      from: 4,
      to: 14,
      features: [pointWith([0, 0], { kind: 'city', name: CITY_NAME })],
    },
    {
      layer: 'place',
      from: 9,
      to: 14,
      features: VILLAGES.map(({ name, at: [x, y] }) =>
        pointWith([x * 1000, y * 1000], { kind: 'village', name }),
      ),
    },
    {
      layer: 'place',
      from: 11,
      to: 14,
      features: districts.flatMap(({ district, area }) =>
        district.name === undefined
          ? []
          : [pointWith(middleOf(area), { kind: 'district', name: district.name })],
      ),
    },
    {
      layer: 'landmark',
      from: 14,
      to: 14,
      features: LANDMARKS.map(({ name, at: [x, y] }) => pointWith([x * 1000, y * 1000], { name })),
    },
  ];
}

/** All that the basemap draws, except its buildings. */
export const createSheets = (ground: Ground): Sheet[] => [
  ...landSheets(ground),
  ...waterSheets(ground),
  ...roadSheets(ground),
  ...placeSheets(ground),
];
