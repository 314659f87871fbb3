import type { LayerSpecification } from 'maplibre-gl';
import { expect, test } from 'vitest';

import { createScene } from '../../../src/map/scene/createScene.ts';
import { fakeStyleMap } from '../fakeStyleMap.ts';
import { aPart, nextDraw, partOf, points } from '../scene-builders.ts';

const BASEMAP: readonly LayerSpecification[] = [
  { id: 'ground', type: 'background' },
  { id: 'street-names', type: 'symbol', source: 'streets' },
];

/** A scene with a part above the labels, one beneath them, and a custom layer between two others. */
function aSceneOfThree() {
  const scene = createScene();
  scene.set(aPart());
  scene.set(partOf('lines', 10, { beneathLabels: true }));
  scene.set(partOf('lots', 60));
  const custom = { id: 'buses', type: 'custom', render: () => {} } as const;
  scene.set({
    id: 'buses',
    order: 50,
    custom: { id: 'buses', create: () => custom, paint: () => {}, pick: () => [] },
  });
  return scene;
}

/** A fake map that loads the basemap with the scene in it, as MapLibre does. */
function mapWithStyle(scene: ReturnType<typeof createScene>, change = () => {}) {
  const fake = fakeStyleMap(BASEMAP);
  const style = scene.onStyle({ version: 8, sources: {}, layers: [...BASEMAP] });
  change();
  fake.loadStyle(style);
  scene.attach(fake.map);
  return fake;
}

test('a style with the scene in it has the same order of layers as if they were added', () => {
  const added = fakeStyleMap(BASEMAP);
  aSceneOfThree().attach(added.map);
  expect(added.order()).toEqual([
    'ground',
    'lines-circles',
    'street-names',
    'stops-circles',
    'buses',
    'lots-circles',
  ]);
  const scene = aSceneOfThree();
  expect(mapWithStyle(scene).order()).toEqual(added.order());
  expect(scene.onStyle({ version: 8, sources: {}, layers: [] }).sources).toMatchObject({
    stops: { type: 'geojson' },
  });
});

test('the scene in a style is updated like any other', async () => {
  const scene = aSceneOfThree();
  const { order, dataOf } = mapWithStyle(scene);
  const stops = points(2);
  scene.set(aPart({ sources: { stops } }));
  scene.remove('lots');
  await nextDraw();
  expect(dataOf('stops')).toBe(stops);
  expect(order()).toEqual(['ground', 'lines-circles', 'street-names', 'stops-circles', 'buses']);
  expect(dataOf('lots')).toBeUndefined();
});

test('what changes while a style with the scene loads is drawn when it has loaded', () => {
  const scene = aSceneOfThree();
  const lots = points(5);
  const { order, dataOf } = mapWithStyle(scene, () => {
    scene.remove('stops');
    scene.set(partOf('lots', 60, { sources: { lots } }));
    scene.set(partOf('area', 20));
  });
  expect(order()).toEqual([
    'ground',
    'lines-circles',
    'street-names',
    'area-circles',
    'buses',
    'lots-circles',
  ]);
  expect(dataOf('stops')).toBeUndefined();
  expect(dataOf('lots')).toBe(lots);
});

test('A23: the scene in a style is back after a lost context', () => {
  const scene = aSceneOfThree();
  const fake = mapWithStyle(scene);
  const before = fake.order();
  fake.loseContext();
  scene.detach();
  fake.restoreContext();
  scene.attach(fake.map);
  expect(fake.order()).toEqual(before);
});
