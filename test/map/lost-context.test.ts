import { expect, test } from 'vitest';

import { createScene } from '../../src/map/scene/createScene.ts';
import { fakeStyleMap } from './fakeStyleMap.ts';
import { aPart, circles, points, nextDraw } from './scene-builders.ts';

test('A23: data that changes while the context is lost is on the map after the restore', async () => {
  const fake = fakeStyleMap();
  const { map, dataOf } = fake;
  const scene = createScene();
  scene.set(aPart());
  scene.attach(map);
  fake.loseContext();
  scene.detach();
  const eleven = points(11);
  scene.set(aPart({ sources: { stops: eleven } }));
  await nextDraw();
  fake.restoreContext();
  scene.attach(map);
  expect(dataOf('stops')).toBe(eleven);
});

test('A23: a selection made before or during a lost context is shown after the restore', async () => {
  const fake = fakeStyleMap();
  const { map, states } = fake;
  const scene = createScene();
  const selected = (id: number) => ({ source: 'stops', id, state: { selected: true } });
  scene.set(aPart({ featureStates: [selected(1)] }));
  scene.attach(map);
  fake.loseContext();
  scene.detach();
  fake.restoreContext();
  scene.attach(map);
  expect(states()).toEqual({ 'stops/1': { selected: true } });
  fake.loseContext();
  scene.detach();
  scene.set(aPart({ featureStates: [selected(2)] }));
  await nextDraw();
  fake.restoreContext();
  scene.attach(map);
  expect(states()).toEqual({ 'stops/2': { selected: true } });
});

test('A23: layers added and removed while the context is lost are correct after the restore', async () => {
  const fake = fakeStyleMap();
  const { map, order } = fake;
  const scene = createScene();
  scene.set(aPart());
  scene.attach(map);
  fake.loseContext();
  scene.detach();
  scene.remove('stops');
  scene.set(aPart({ id: 'lots', sources: { lots: points(3) }, layers: [circles('lots')] }));
  await nextDraw();
  fake.restoreContext();
  scene.attach(map);
  expect(order()).toEqual(['lots-circles']);
});

test('A23: a custom WebGL layer is recreated for each context', () => {
  const fake = fakeStyleMap();
  const { map, order } = fake;
  const scene = createScene();
  let created = 0;
  scene.set({
    id: 'vehicles',
    order: 50,
    custom: {
      id: 'vehicles-gl',
      create() {
        created += 1;
        return { id: 'vehicles-gl', type: 'custom', render: () => undefined };
      },
      paint: () => {},
      pick: () => [],
    },
  });
  scene.attach(map);
  fake.loseContext();
  scene.detach();
  fake.restoreContext();
  scene.attach(map);
  expect(order()).toEqual(['vehicles-gl']);
  expect(created).toBe(2);
});

test('A23: data is written after a restore during an earlier write', async () => {
  const fake = fakeStyleMap();
  const { map, dataOf, writes } = fake;
  const scene = createScene();
  scene.set(aPart());
  scene.attach(map);
  scene.set(aPart({ sources: { stops: points(5) } }));
  await nextDraw();
  expect(writes).toHaveLength(1);
  fake.loseContext();
  scene.detach();
  fake.restoreContext();
  scene.attach(map);
  const last = points(8);
  scene.set(aPart({ sources: { stops: last } }));
  await nextDraw();
  expect(dataOf('stops')).toBe(last);
});
