import { expect, test, vi } from 'vitest';

import { aPart, circles, nextDraw, partOf, points, sceneOnMap } from '../scene-builders.ts';

test('draws parts by their `order`, not in the order they are added', () => {
  const { order } = sceneOnMap([partOf('lots', 40), aPart()]);
  expect(order()).toEqual(['stops-circles', 'lots-circles']);
});

test('inserts a part between existing ones', async () => {
  const { scene, order } = sceneOnMap([aPart(), partOf('top', 60)]);
  scene.set(partOf('lots', 40));
  await nextDraw();
  expect(order()).toEqual(['stops-circles', 'lots-circles', 'top-circles']);
});

test('draws lines below street names and points above them', () => {
  const parts = [aPart(), partOf('lines', 10, { beneathLabels: true })];
  const { order } = sceneOnMap(parts, [
    { id: 'ground', type: 'background' },
    { id: 'street-names', type: 'symbol', source: 'streets' },
    { id: 'place-names', type: 'symbol', source: 'streets' },
  ]);
  expect(order()).toEqual([
    'ground',
    'lines-circles',
    'street-names',
    'place-names',
    'stops-circles',
  ]);
});

test('removes a part with its layers and sources', async () => {
  const { scene, order, dataOf } = sceneOnMap([aPart()]);
  scene.remove('stops');
  await nextDraw();
  expect(order()).toEqual([]);
  expect(dataOf('stops')).toBeUndefined();
});

test('updates paint in place, and recreates a layer whose filter changed', async () => {
  const sources = { stops: points(2) };
  const { scene, layer } = sceneOnMap([aPart({ sources })]);
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
  const stops = points(3);
  const basemap = [{ id: 'ground', type: 'background' } as const];
  const onMap = sceneOnMap([aPart({ sources: { stops } })], basemap);
  onMap.scene.detach();
  onMap.replaceStyle();
  onMap.scene.attach(onMap.map);
  expect(onMap.order()).toEqual(['ground', 'stops-circles']);
  expect(onMap.dataOf('stops')).toBe(stops);
});

test('A27: waits for the current write, then writes only the latest data', async () => {
  const { scene, writes, dataOf } = sceneOnMap([aPart()]);
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
  const sources = { stops: points(3) };
  const { scene, writes } = sceneOnMap([aPart({ sources })]);
  scene.set(aPart({ sources }));
  await nextDraw();
  expect(writes).toEqual([]);
});

/** An image of one pixel. */
function draw() {
  const canvas = document.createElement('canvas');
  const data = new Uint8ClampedArray(4);
  const image = { width: 1, height: 1, data, colorSpace: 'srgb' } as const;
  return { canvas, image, pixelRatio: 1 };
}

test('draws an image when a layer needs it, not before', () => {
  const counted = vi.fn<typeof draw>(draw);
  const { scene } = sceneOnMap([aPart({ images: { 'stops-dot': counted } })]);
  expect(counted).not.toHaveBeenCalled();
  scene.drawImage('stops-dot');
  scene.drawImage('stops-dot');
  scene.drawImage('somebody-elses');
  expect(counted).toHaveBeenCalledOnce();
});

test('removes unused images except the latest', async () => {
  const { scene, map } = sceneOnMap([]);
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
