import type { StyleSpecification } from 'maplibre-gl';
import { expect, test } from 'vitest';

import { needsLateParts } from '../../../src/map/basemap/basemap.ts';

const STYLE: StyleSpecification = {
  version: 8,
  sources: { streets: { type: 'vector', url: 'https://tiles.example/city' } },
  layers: [{ id: 'roads', type: 'line', source: 'streets' }],
};

test('a style of streets is drawn without the late parts of MapLibre', () => {
  expect(needsLateParts(STYLE)).toBe(false);
  expect(needsLateParts({ ...STYLE, projection: { type: 'mercator' } })).toBe(false);
});

test.each<[string, Partial<StyleSpecification>]>([
  ['a globe', { projection: { type: 'globe' } }],
  ['a sky', { sky: {} }],
  ['terrain', { terrain: { source: 'hills' } }],
  ['a hillshade', { layers: [{ id: 'hills', type: 'hillshade', source: 'hills' }] }],
  ['buildings', { layers: [{ id: 'houses', type: 'fill-extrusion', source: 'streets' }] }],
  [
    'a picture',
    {
      sources: {
        plan: {
          type: 'image',
          url: '/a.png',
          coordinates: [
            [0, 0],
            [1, 0],
            [1, 1],
            [0, 1],
          ],
        },
      },
    },
  ],
])('a style with %s needs them', (_what, part) => {
  expect(needsLateParts({ ...STYLE, ...part })).toBe(true);
});
