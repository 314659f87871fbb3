import { VectorTile } from '@mapbox/vector-tile';
import type { Position } from 'geojson';
import { PbfReader } from 'pbf';
import { expect, test } from 'vitest';

import type { StreetFeature } from '../../../../src/features/journeys/streets/walkableLines.ts';
import { walkOnStreets } from '../../../../src/features/journeys/streets/walkOnStreets.ts';
import { metersBetween, placeAt } from '../../../../src/lib/geo/distance.ts';
import { hasRealTiles, NO_REAL_TILES, realTile } from '../../../support/answers/vector-tiles.ts';

/** The streets of a real tile. */
function streetsOf(z: number, x: number, y: number): readonly StreetFeature[] {
  const bytes = realTile(z, x, y);
  const layer =
    bytes === null ? undefined : new VectorTile(new PbfReader(bytes)).layers['transportation'];
  return Array.from({ length: layer?.length ?? 0 }, (_, index) =>
    layer?.feature(index).toGeoJSON(x, y, z),
  ).flatMap((feature) => feature ?? []);
}

const HOME = { lat: 43.07, lon: -89.4 };

/** A point so many meters east and north of home. */
const at = (east: number, north: number) => placeAt(placeAt(HOME, 90, east), 0, north);
const positionAt = ([east, north]: readonly [number, number]): Position => {
  const { lat, lon } = at(east, north);
  return [lon, lat];
};

const street = (
  points: readonly (readonly [number, number])[],
  properties: object = { class: 'minor' },
): StreetFeature => ({
  properties: { ...properties },
  geometry: { type: 'LineString', coordinates: points.map(positionAt) },
});

/** Whole meters of a walk from home; null if there is none. */
const metersTo = (east: number, north: number, streets: readonly StreetFeature[]) => {
  const walk = walkOnStreets(streets, HOME, at(east, north));
  return walk && Math.round(walk.meters);
};

/** A river from west to east, 100 m north of home, with streets along both banks. */
const BANKS = [
  street([
    [-300, 0],
    [300, 0],
  ]),
  street([
    [-300, 200],
    [300, 200],
  ]),
];
const bridge = (properties: object) =>
  street(
    [
      [120, 0],
      [120, 200],
    ],
    properties,
  );

test('J9: a walk does not cross water: it goes to the bridge and back, and its line does', () => {
  const walk = walkOnStreets(
    [...BANKS, bridge({ class: 'path', brunnel: 'bridge' })],
    HOME,
    at(0, 200),
  );
  expect(Math.round(walk?.meters ?? 0)).toBe(440);
  const line = (walk?.line ?? []).map(([lon = 0, lat = 0]) => ({ lat, lon }));
  const corners = [at(0, 0), at(120, 0), at(120, 200), at(0, 200)];
  for (const corner of corners)
    expect(Math.min(...line.map((point) => metersBetween(point, corner)))).toBeLessThan(1);
  expect(metersBetween(line[0] ?? at(9, 9), HOME)).toBeLessThan(0.1);
});

test.each([
  ['a motorway', { class: 'motorway' }],
  ['a bridge where nobody may walk', { class: 'secondary', brunnel: 'bridge', foot: 'no' }],
  ['an expressway', { class: 'trunk', expressway: 1 }],
  ['a railway', { class: 'rail' }],
  ['a ferry', { class: 'ferry' }],
  ['a road that is being built', { class: 'minor_construction' }],
  ['a motorway of other tiles', { kind: 'highway' }],
])('J9: nobody walks on %s', (_, properties) => {
  expect(metersTo(0, 200, [...BANKS, bridge(properties)])).toBeNull();
});

test('J9: a way that is more than three times as long as the straight line is none', () => {
  const far = (east: number) =>
    street([
      [east, 0],
      [east, 200],
    ]);
  // The area in which streets are looked for ends 140 m from the places.
  expect(metersTo(0, 200, [...BANKS, far(130)])).toBe(460);
  expect(metersTo(0, 200, [...BANKS, far(290)])).toBeNull();
  const maze = street([
    [0, 0],
    ...Array.from({ length: 12 }, (_, turn) => [turn % 2 === 0 ? 120 : -120, turn * 4] as const),
    [0, 60],
  ]);
  expect(metersTo(0, 60, [maze])).toBeNull();
});

test('J9: streets meet where they cross, where one ends, and at the edge of tiles, but not below a bridge', () => {
  const across = street([
    [100, -50],
    [100, 250],
  ]);
  expect(metersTo(0, 200, [...BANKS, across]), 'crossing').toBe(400);
  const below = (level: object) => [
    street([
      [-20, 0],
      [80, 0],
    ]),
    street(
      [
        [50, -100],
        [50, 100],
      ],
      { class: 'minor', ...level },
    ),
  ];
  expect(metersTo(50, 60, below({}))).toBe(110);
  // Over the street there is no way down from the bridge.
  expect(metersTo(50, 60, below({ brunnel: 'bridge' }))).toBeNull();
  const ofTwoTiles = [
    street([
      [0, 0],
      [105, 0],
    ]),
    street([
      [95, 0.4],
      [200, 0.4],
    ]),
  ];
  expect(metersTo(200, 0, ofTwoTiles), 'clipped').toBe(200);
  expect(metersTo(200, 0, [...ofTwoTiles, ...ofTwoTiles]), 'twice').toBe(200);
});

test('J9: places beside a street are led to it, and those far from every street are not', () => {
  const main = street([
    [-50, 40],
    [400, 40],
  ]);
  expect(metersTo(300, 40, [main])).toBe(340);
  expect(metersTo(300, 170, [main])).toBeNull();
  expect(metersTo(0, 0, [main]), 'the same place').toBeNull();
});

test('J9: more streets than a city has are not looked through, nor are walks of hours', () => {
  const many = Array.from({ length: 30_000 }, (_, index) =>
    street([
      [index % 200, index / 200],
      [(index % 200) + 0.9, index / 200],
    ]),
  );
  expect(metersTo(200, 0, many)).toBeNull();
  const long = street([
    [0, 0],
    [3_000, 0],
  ]);
  expect(metersTo(2_900, 0, [long])).toBeNull();
  expect(metersTo(1_500, 0, [long])).toBe(1_500);
});

test.skipIf(!hasRealTiles)(
  `J9: in a real city, nearly every walk is found: ${NO_REAL_TILES}`,
  () => {
    const tiles = [8297, 8298, 8299].flatMap((x) => [5634, 5635].map((y) => ({ x, y })));
    const streets = tiles.flatMap(({ x, y }) => streetsOf(14, x, y));
    const middle = { lat: 48.8745, lon: 2.34 };
    const walks = Array.from({ length: 40 }, (_, index) => {
      const from = placeAt(middle, index * 47, 100 + index * 15);
      const to = placeAt(from, index * 101, 250 + index * 8);
      const walk = walkOnStreets(streets, from, to);
      return walk === null ? null : walk.meters / metersBetween(from, to);
    });
    const times = walks.flatMap((one) => one ?? []).toSorted((one, other) => one - other);
    expect(times.length).toBeGreaterThanOrEqual(38);
    expect(times[0]).toBeGreaterThanOrEqual(1);
    // Half of all ways in a city of old streets are at most so much longer than the straight line.
    expect(times[times.length >> 1]).toBeLessThan(1.45);
  },
);
