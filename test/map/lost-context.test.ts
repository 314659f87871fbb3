import { expect, test } from 'vitest';

import type { ScenePart } from '../../src/map/scene/scene.ts';
import { aPart, nextDraw, partOf, points, sceneOnMap } from './scene-builders.ts';

test('A23: data that changes while the context is lost is on the map after the restore', async () => {
  const { scene, lose, restore, dataOf } = sceneOnMap([aPart()]);
  lose();
  const eleven = points(11);
  scene.set(aPart({ sources: { stops: eleven } }));
  await nextDraw();
  restore();
  expect(dataOf('stops')).toBe(eleven);
});

test('A23: layers added and removed while the context is lost are correct after the restore', async () => {
  const { scene, lose, restore, order } = sceneOnMap([aPart()]);
  lose();
  scene.remove('stops');
  scene.set(partOf('lots', 30));
  await nextDraw();
  restore();
  expect(order()).toEqual(['lots-circles']);
});

test('A23: a custom WebGL layer is recreated for each context', () => {
  let created = 0;
  const vehicles: ScenePart = {
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
  };
  const { lose, restore, order } = sceneOnMap([vehicles]);
  lose();
  restore();
  expect(order()).toEqual(['vehicles-gl']);
  expect(created).toBe(2);
});

test('A23: data is written after a restore during an earlier write', async () => {
  const { scene, lose, restore, dataOf, writes } = sceneOnMap([aPart()]);
  scene.set(aPart({ sources: { stops: points(5) } }));
  await nextDraw();
  expect(writes).toHaveLength(1);
  lose();
  restore();
  const last = points(8);
  scene.set(aPart({ sources: { stops: last } }));
  await nextDraw();
  expect(dataOf('stops')).toBe(last);
});
