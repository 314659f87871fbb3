import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import type { LayerSpecification, SourceSpecification } from 'maplibre-gl';
import { expect, test } from 'vitest';

import { nearbyLayers } from '../../../src/features/nearby/map/nearby-layers.ts';
import { lotClusterLayers } from '../../../src/features/parking/map/lot-cluster-layers.ts';
import { lotLayers } from '../../../src/features/parking/map/lot-layers.ts';
import { routeLineLayers } from '../../../src/features/stops/map/route-line-layers.ts';
import {
  markedStopLayers,
  stopLayers,
  stopNameLayers,
} from '../../../src/features/stops/map/stop-layers.ts';
import { tetherLayers } from '../../../src/features/vehicles/map/place-marks/tether-layers.ts';
import { evaluate } from '../../../src/map/first-map/evaluate.ts';
import { MAP_COLORS } from '../../../src/ui/map-colors.ts';

const input = (zoom: number) => ({
  zoom,
  properties: {
    color: '#123456',
    opacity: 1,
    casing: 0.85,
    name: 'Park',
    icon: 'lot',
    offset: [0, 8],
    above: 1,
    level: 9,
  },
  geometry: 'Point',
});

const INK = MAP_COLORS.light;
const LAYERS = [
  ...stopLayers(INK),
  ...stopNameLayers(INK),
  ...markedStopLayers(INK),
  ...routeLineLayers(INK.halo),
  ...lotLayers(),
  ...lotClusterLayers('lots'),
  ...nearbyLayers(INK.accent, INK.halo),
  ...tetherLayers(INK),
];

test('R38: the first map can read every style of the map’s symbols', () => {
  const values = LAYERS.flatMap((layer) =>
    Object.entries({ ...layer.layout, ...layer.paint }).map(([name, expression]) => ({
      name: `${layer.id} ${name}`,
      value: evaluate(expression, input(15)),
    })),
  );
  expect(values.length).toBeGreaterThan(30);
  const isUnread = (value: unknown) => Array.isArray(value) && typeof value[0] === 'string';
  const isWrong = (value: unknown) => value === undefined || Number.isNaN(value) || isUnread(value);
  expect(values.filter(({ value }) => isWrong(value)).map(({ name }) => name)).toEqual([
    'stop-names-text text-variable-anchor',
  ]);
});

test('the map’s symbols are valid: MapLibre does not check them when it loads a style', () => {
  const ids = LAYERS.flatMap((layer) => ('source' in layer ? [layer.source] : []));
  const source: SourceSpecification = { type: 'geojson', data: 'https://city.example/data.json' };
  const found = validateStyleMin({
    version: 8,
    glyphs: 'https://city.example/{fontstack}/{range}',
    sources: Object.fromEntries(ids.map((id) => [id, source])),
    layers: LAYERS,
  });
  expect(found.map(({ message }) => message)).toEqual([]);
});

test.each([
  [9, 1.5],
  [10, 1.5],
  [13, 3.5],
  [16, 6.5],
  [20, 6.5],
])('R38: at zoom %i a stop is as large as on the real map', (zoom, radius) => {
  const [stops] = stopLayers(INK);
  const expression = stops?.type === 'circle' ? stops.paint?.['circle-radius'] : undefined;
  expect(evaluate(expression, input(zoom))).toBeCloseTo(radius, 9);
});

test('R38: between two zooms a size grows as MapLibre grows it', () => {
  const between = (type: unknown) =>
    evaluate(['interpolate', type, ['zoom'], 10, 0, 12, 8], input(11));
  expect(between(['linear'])).toBe(4);
  // (1.5¹ − 1) ÷ (1.5² − 1) of the way.
  expect(between(['exponential', 1.5])).toBeCloseTo(8 * 0.4, 9);
});

test('R38: a selected stop is larger and filled with its route’s color', () => {
  const paintOf = (layer: LayerSpecification | undefined, name: 'circle-color' | 'circle-radius') =>
    evaluate(layer?.type === 'circle' ? layer.paint?.[name] : undefined, input(16));
  const [stop, marked] = [stopLayers(INK).at(-1), markedStopLayers(INK).at(-1)];
  expect(paintOf(marked, 'circle-color')).toBe('#123456');
  expect(paintOf(stop, 'circle-color')).toBe(INK.fill);
  expect(Number(paintOf(marked, 'circle-radius'))).toBeGreaterThan(
    Number(paintOf(stop, 'circle-radius')),
  );
});

test('R38: a step changes at its zoom', () => {
  const step = ['step', ['zoom'], ['literal', [1, 2]], 17.5, ['get', 'offset']];
  expect(evaluate(step, input(17))).toEqual([1, 2]);
  expect(evaluate(step, input(17.5))).toEqual([0, 8]);
});
