import { expect, test } from 'vitest';

import { createScene } from '../../../src/map/scene/createScene.ts';
import { fakeStyleMap } from '../fakeStyleMap.ts';
import { aPart, circles, points, nextDraw } from '../scene-builders.ts';

test('draws parts by their `order`, not in the order they are added', () => {
  const { map, order } = fakeStyleMap();
  const scene = createScene();
  scene.set(
    aPart({ id: 'lots', order: 40, sources: { lots: points(1) }, layers: [circles('lots')] }),
  );
  scene.set(aPart());
  scene.attach(map);
  expect(order()).toEqual(['stops-circles', 'lots-circles']);
});

test('inserts a part between existing ones', async () => {
  const { map, order } = fakeStyleMap();
  const scene = createScene();
  scene.set(aPart());
  scene.set(aPart({ id: 'top', order: 60, sources: { top: points(1) }, layers: [circles('top')] }));
  scene.attach(map);
  scene.set(
    aPart({ id: 'lots', order: 40, sources: { lots: points(1) }, layers: [circles('lots')] }),
  );
  await nextDraw();
  expect(order()).toEqual(['stops-circles', 'lots-circles', 'top-circles']);
});

test('draws lines below street names and points above them', () => {
  const { map, order } = fakeStyleMap([
    { id: 'ground', type: 'background' },
    { id: 'street-names', type: 'symbol', source: 'streets' },
    { id: 'place-names', type: 'symbol', source: 'streets' },
  ]);
  const scene = createScene();
  scene.set(aPart());
  const lines = aPart({
    id: 'lines',
    order: 10,
    sources: { lines: points(1) },
    layers: [circles('lines')],
    beneathLabels: true,
  });
  scene.set(lines);
  scene.attach(map);
  expect(order()).toEqual([
    'ground',
    'lines-circles',
    'street-names',
    'place-names',
    'stops-circles',
  ]);
});

test('removes a part with its layers and sources', async () => {
  const { map, order, dataOf } = fakeStyleMap();
  const scene = createScene();
  scene.set(aPart());
  scene.attach(map);
  scene.remove('stops');
  await nextDraw();
  expect(order()).toEqual([]);
  expect(dataOf('stops')).toBeUndefined();
});

test('updates paint in place, and recreates a layer whose filter changed', async () => {
  const { map, layer } = fakeStyleMap();
  const scene = createScene();
  const sources = { stops: points(2) };
  scene.set(aPart({ sources }));
  scene.attach(map);
  scene.set(aPart({ sources, layers: [circles('stops', '#ff0000')] }));
  await nextDraw();
  expect(layer('stops-circles')).toMatchObject({ paint: { 'circle-color': '#ff0000' } });
  scene.set(aPart({ sources, layers: [{ ...circles('stops'), minzoom: 12 }] }));
  await nextDraw();
  expect(layer('stops-circles')).toMatchObject({
    minzoom: 12,
    paint: { 'circle-color': '#000000' },
  });
});

test('keeps everything when the basemap changes', () => {
  const fake = fakeStyleMap([{ id: 'ground', type: 'background' }]);
  const { map, order, states } = fake;
  const scene = createScene();
  scene.set(aPart({ featureStates: [{ source: 'stops', id: 4, state: { selected: true } }] }));
  scene.attach(map);
  scene.detach();
  fake.replaceStyle();
  scene.attach(map);
  expect(order()).toEqual(['ground', 'stops-circles']);
  expect(states()).toEqual({ 'stops/4': { selected: true } });
});

test('A27: waits for the current write, then writes only the latest data', async () => {
  const { map, writes, dataOf } = fakeStyleMap();
  const scene = createScene();
  scene.set(aPart());
  scene.attach(map);
  const batches = [points(1), points(2), points(3), points(4)];
  for (const stops of batches) {
    scene.set(aPart({ sources: { stops } }));
    await nextDraw();
  }
  expect(writes.map(({ data }) => data)).toEqual([batches[0]]);
  writes[0]?.done();
  await nextDraw();
  expect(writes.map(({ data }) => data)).toEqual([batches[0], batches[3]]);
  expect(dataOf('stops')).toBe(batches[3]);
});

test('A27: the same data object is not written again', async () => {
  const { map, writes } = fakeStyleMap();
  const scene = createScene();
  const sources = { stops: points(3) };
  scene.set(aPart({ sources }));
  scene.attach(map);
  scene.set(aPart({ sources, featureStates: [] }));
  await nextDraw();
  expect(writes).toEqual([]);
});

test('removes the state of a feature that is no longer selected', async () => {
  const { map, states } = fakeStyleMap();
  const scene = createScene();
  const sources = { stops: points(3) };
  const selected = (id: number) => [{ source: 'stops', id, state: { selected: true } }];
  scene.set(aPart({ sources, featureStates: selected(1) }));
  scene.attach(map);
  scene.set(aPart({ sources, featureStates: selected(2) }));
  await nextDraw();
  expect(states()).toEqual({ 'stops/2': { selected: true } });
});

test('draws an image when a layer needs it, not before', () => {
  const { map } = fakeStyleMap();
  const scene = createScene();
  let drawn = 0;
  const canvas = document.createElement('canvas');
  const image = {
    width: 1,
    height: 1,
    data: new Uint8ClampedArray(4),
    colorSpace: 'srgb',
  } as const;
  const draw = () => {
    drawn += 1;
    return { canvas, image, pixelRatio: 1 };
  };
  scene.set(aPart({ images: { 'stops-dot': draw } }));
  scene.attach(map);
  expect(drawn).toBe(0);
  scene.drawImage('stops-dot');
  scene.drawImage('stops-dot');
  scene.drawImage('somebody-elses');
  expect(drawn).toBe(1);
});

test('removes unused images except the latest', async () => {
  const { map } = fakeStyleMap();
  const scene = createScene();
  const canvas = document.createElement('canvas');
  const image = {
    width: 1,
    height: 1,
    data: new Uint8ClampedArray(4),
    colorSpace: 'srgb',
  } as const;
  const draw = () => ({ canvas, image, pixelRatio: 1 });
  scene.attach(map);
  for (let count = 0; count < 300; count++) {
    scene.set(aPart({ images: { [`count-${count}`]: draw } }));
    scene.drawImage(`count-${count}`);
    // Each poll is drawn before the next.
    await nextDraw();
  }
  expect(map.hasImage('count-299')).toBe(true);
  expect(map.hasImage('count-250')).toBe(true);
  expect(map.hasImage('count-100')).toBe(false);
});
