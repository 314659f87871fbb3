import { expect, test } from 'vitest';

import { paintScene } from '../../../src/map/first-map/paintScene.ts';
import type { ScenePart } from '../../../src/map/scene/scene.ts';

/** Draws one circle of each part, and returns their colors in the order of drawing. */
function drawnColors(parts: readonly ScenePart[]): unknown[] {
  const drawn: unknown[] = [];
  const values: Record<PropertyKey, unknown> = {};
  Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
    configurable: true,
    value: () =>
      new Proxy(values, {
        get: (_, name) => () => name === 'fill' && drawn.push(values['fillStyle']),
      }),
  });
  const context = document.createElement('canvas').getContext('2d');
  if (context === null) throw new Error('there is no context');
  const project = () => ({ x: 10, y: 10 });
  const paint = { context, project, zoom: 15, bearing: 0, repaint: () => {} };
  paintScene(paint, parts, { width: 100, height: 100 });
  return drawn;
}

const aPart = (id: string, more: Partial<ScenePart> = {}): ScenePart => ({
  id,
  order: 30,
  sources: {
    [id]: {
      type: 'FeatureCollection',
      features: [
        { type: 'Feature', properties: {}, geometry: { type: 'Point', coordinates: [0, 0] } },
      ],
    },
  },
  layers: [{ id, type: 'circle', source: id, paint: { 'circle-color': id } }],
  ...more,
});

test('R38: parts beneath the labels are drawn first, as on the real map', () => {
  const parts = [
    aPart('area'),
    aPart('stops', { beneathLabels: true }),
    aPart('lots', { beneathLabels: false }),
  ];
  expect(drawnColors(parts)).toEqual(['stops', 'area', 'lots']);
});

test('R38: a layer is drawn only in its range of zooms', () => {
  const layers = [
    { id: 'a', minzoom: 15.1 },
    { id: 'b', minzoom: 15, maxzoom: 15.1 },
    { id: 'c', maxzoom: 15 },
  ].map((layer) => ({
    ...layer,
    type: 'circle' as const,
    source: 'stops',
    paint: { 'circle-color': layer.id },
  }));
  expect(drawnColors([aPart('stops', { layers })])).toEqual(['b']);
});

test('R2, R38: the name of a stop is not written over the other stop of a pair', () => {
  const placesOfNames: number[] = [];
  const known: Record<PropertyKey, unknown> = {
    canvas: document.createElement('canvas'),
    measureText: () => ({ width: 60 }),
    fillText: (_: string, x: number) => placesOfNames.push(x),
  };
  Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
    configurable: true,
    value: () => new Proxy(known, { get: (_, name) => known[name] ?? (() => {}), set: () => true }),
  });
  const context = document.createElement('canvas').getContext('2d');
  if (context === null) throw new Error('there is no context');
  const stopsAt = (...places: number[]): GeoJSON.FeatureCollection => ({
    type: 'FeatureCollection',
    features: places.map((x) => ({
      type: 'Feature',
      properties: {},
      geometry: { type: 'Point', coordinates: [x, 100] },
    })),
  });
  const names = aPart('names', {
    sources: { names: stopsAt(200) },
    layers: [
      {
        id: 'names',
        type: 'symbol',
        source: 'names',
        layout: {
          'text-field': 'Grand & Main',
          'text-max-width': 20,
          'text-variable-anchor': ['left', 'right'],
        },
      },
    ],
  });
  const project = ([x, y]: [number, number]) => ({ x, y });
  const paint = { context, project, zoom: 15, bearing: 0, repaint: () => {} };
  const size = { width: 400, height: 200 };
  paintScene(paint, [names], size);
  const pair = aPart('stops', { beneathLabels: true, sources: { stops: stopsAt(170, 230) } });
  paintScene(paint, [names, pair], size);
  paintScene(paint, [names, { ...pair, sources: { stops: stopsAt(230) } }], size);
  // To the right of its stop; not at all between two; to the left if only the right is taken.
  expect(placesOfNames).toEqual([230, 170]);
});
