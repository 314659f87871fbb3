import { expect, test } from 'vitest';

import { hitsAt } from '../../../src/map/scene/picking.ts';
import type { PickMap } from '../../../src/map/scene/picking.ts';
import type { ScenePart } from '../../../src/map/scene/scene.ts';

interface Feature {
  layer: string;
  id: string;
  geometry: GeoJSON.Geometry;
  /** Half the symbol's width. */
  half?: number;
}

const aPoint = (layer: string, id: string, x: number, y: number, half = 0): Feature => ({
  layer,
  id,
  half,
  geometry: { type: 'Point', coordinates: [x, y] },
});

/** A fake map where one degree is one pixel. */
function flatMap(features: readonly Feature[], missing: readonly string[] = []): PickMap {
  return {
    getLayer: (id) => (missing.includes(id) ? undefined : {}),
    project: ([x, y]) => ({ x, y }),
    queryRenderedFeatures: ([[left, top], [right, bottom]], { layers }) =>
      features
        .filter(({ layer, geometry, half = 0 }) => {
          if (!layers.includes(layer)) return false;
          if (geometry.type !== 'Point') return true;
          const [x = 0, y = 0] = geometry.coordinates;
          return x + half >= left && x - half <= right && y + half >= top && y - half <= bottom;
        })
        .map(({ layer, id, geometry }) => ({ layer: { id: layer }, properties: { id }, geometry })),
  };
}

const aPart = (kind: string, order: number): ScenePart => ({
  id: kind,
  order,
  pick: [{ layer: kind, kind, idProperty: 'id' }],
});
const parts = [aPart('circle', 20), aPart('stop', 30), aPart('lot', 40)];
const here = { x: 100, y: 100 };

test('R14: a tap returns everything it hits, nearest first', () => {
  const map = flatMap([
    aPoint('stop', 'far', 115, 100),
    aPoint('lot', 'middle', 100, 108),
    aPoint('stop', 'near', 101, 100),
  ]);
  expect(hitsAt(map, parts, here, 'touch').map(({ id }) => id)).toEqual(['near', 'middle', 'far']);
});

test('R14: at the same place the one drawn on top comes first', () => {
  const map = flatMap([aPoint('stop', 's', 100, 100), aPoint('lot', 'l', 100, 100)]);
  expect(hitsAt(map, parts, here, 'mouse')).toEqual([
    { kind: 'lot', id: 'l', distancePx: 0 },
    { kind: 'stop', id: 's', distancePx: 0 },
  ]);
});

test.each([
  ['touch', 21, 1],
  ['touch', 23, 0],
  ['key', 21, 1],
  ['mouse', 5, 1],
  ['mouse', 7, 0],
] as const)('R7: with a %s, a feature %i px away gives %i hits', (pointer, away, count) => {
  const map = flatMap([aPoint('stop', 's', 100 + away, 100)]);
  expect(hitsAt(map, parts, here, pointer)).toHaveLength(count);
});

test('R7: a touch hits nothing in the corner of its query box, farther than 22 px', () => {
  expect(hitsAt(flatMap([aPoint('stop', 's', 120, 120)]), parts, here, 'touch')).toEqual([]);
});

test('a large symbol is hit where it is drawn, even far from its center', () => {
  const map = flatMap([aPoint('lot', 'l', 100, 130, 32)]);
  expect(hitsAt(map, parts, here, 'mouse')).toEqual([{ kind: 'lot', id: 'l', distancePx: 30 }]);
});

test('a feature in two layers is one hit', () => {
  const map = flatMap([aPoint('stop', 's', 100, 103), aPoint('names', 's', 100, 104)]);
  const named = {
    ...aPart('stop', 30),
    pick: [
      { layer: 'stop', kind: 'stop', idProperty: 'id' },
      { layer: 'names', kind: 'stop', idProperty: 'id' },
    ],
  };
  expect(hitsAt(map, [named], here, 'mouse')).toEqual([{ kind: 'stop', id: 's', distancePx: 3 }]);
});

test('the distance to a line is that to its nearest segment, and 0 to an area', () => {
  const map = flatMap([
    {
      layer: 'stop',
      id: 'line',
      geometry: {
        type: 'LineString',
        coordinates: [
          [0, 104],
          [200, 104],
        ],
      },
    },
    { layer: 'circle', id: 'area', geometry: { type: 'Polygon', coordinates: [] } },
  ]);
  expect(hitsAt(map, parts, here, 'mouse')).toEqual([
    { kind: 'circle', id: 'area', distancePx: 0 },
    { kind: 'stop', id: 'line', distancePx: 4 },
  ]);
});

test('R14: hits in a custom WebGL layer are in the same list', () => {
  const vehicles: ScenePart = {
    id: 'vehicles',
    order: 50,
    custom: {
      id: 'vehicles-gl',
      create: () => ({ id: 'vehicles-gl', type: 'custom', render: () => undefined }),
      paint: () => {},
      pick: ({ x }, radius) => [{ kind: 'vehicle', id: '007', distancePx: (radius + x) / 61 }],
    },
  };
  const map = flatMap([aPoint('stop', 's', 101, 100), aPoint('stop', 't', 104, 100)]);
  expect(hitsAt(map, [...parts, vehicles], here, 'touch').map(({ id }) => id)).toEqual([
    's',
    '007',
    't',
  ]);
});

test('a layer that is not on the map is not queried', () => {
  const map = flatMap([aPoint('stop', 's', 100, 100)], ['stop']);
  expect(hitsAt(map, parts, here, 'mouse')).toEqual([]);
});
