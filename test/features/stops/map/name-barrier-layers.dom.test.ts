import { expect, test } from 'vitest';

import {
  lineBarrier,
  stopBarrier,
} from '../../../../src/features/stops/map/name-barrier-layers.ts';
import { ROUTE_LINES_SOURCE } from '../../../../src/features/stops/map/route-line-layers.ts';
import { STOPS_SOURCE } from '../../../../src/features/stops/map/stop-layers.ts';
import { NO_PADDING } from '../../../../src/map/camera/camera.ts';
import { createMapHandle } from '../../../../src/map/createMapHandle.ts';
import { createScene } from '../../../../src/map/scene/createScene.ts';
import { edgeBarrier } from '../../../../src/map/scene/nameBarrier.ts';
import { aPart } from '../../../map/scene-builders.ts';

/** The sources of the layers on a basemap with names, from the bottom to the top. */
function sourcesOnMap(parts: Parameters<ReturnType<typeof createScene>['set']>[0][]) {
  const scene = createScene();
  for (const part of parts) scene.set(part);
  const names = { id: 'names', type: 'symbol', source: 'basemap' } as const;
  return scene
    .onStyle({ version: 8, sources: {}, layers: [names] })
    .layers.map((layer) => ('source' in layer ? layer.source : ''));
}

test('R2: names of streets and stops keep clear of the lines and stops, which MapLibre places before them', () => {
  const stopNames = aPart({ id: 'stop-names', order: 30 });
  const order = sourcesOnMap([lineBarrier(), stopBarrier(), stopNames]);
  expect(order[0]).toBe('basemap');
  expect(order.slice(2)).toEqual([ROUTE_LINES_SOURCE, STOPS_SOURCE]);
});

test('R2: what keeps names off a line is always placed and cannot be seen', () => {
  for (const layer of lineBarrier().layers ?? []) {
    expect(layer.layout).toMatchObject({ 'icon-overlap': 'always', 'symbol-placement': 'line' });
    expect(layer.layout).not.toHaveProperty('icon-ignore-placement');
    expect(layer.paint).toEqual({ 'icon-opacity': 0 });
  }
});

test('A8: the edge of a picture keeps names off, all around', () => {
  const still = () => {};
  const map = {
    getZoom: () => 12,
    getBearing: () => 0,
    isMoving: () => false,
    getContainer: () => ({ clientWidth: 20, clientHeight: 10 }),
    project: ([x, y]: [number, number]) => ({ x, y }),
    unproject: ([lng, lat]: [number, number]) => ({ lng, lat, wrap: () => ({ lng, lat }) }),
    easeTo: still,
    flyTo: still,
    fitBounds: still,
  };
  const handle = { map: () => map, padding: () => NO_PADDING, reducedMotion: () => true };
  const places = createMapHandle(handle).edge();
  for (const lon of [0, 8, 16, 20])
    for (const lat of [0, 10]) expect(places).toContainEqual({ lat, lon });
  expect(places).toContainEqual({ lat: 8, lon: 0 });
  expect(places).not.toContainEqual({ lat: 8, lon: 8 });
  const { edge } = edgeBarrier(places).sources ?? {};
  expect(edge).toMatchObject({ features: places.map(() => ({ type: 'Feature' })) });
});
