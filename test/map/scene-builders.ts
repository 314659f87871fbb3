import type { LayerSpecification } from 'maplibre-gl';

import { createScene } from '../../src/map/scene/createScene.ts';
import type { ScenePart } from '../../src/map/scene/scene.ts';
import { fakeStyleMap } from './fakeStyleMap.ts';

export const points = (count: number): GeoJSON.FeatureCollection => ({
  type: 'FeatureCollection',
  features: Array.from({ length: count }, (_, id) => ({
    type: 'Feature',
    id,
    properties: {},
    geometry: { type: 'Point', coordinates: [-89.4, 43 + id / 1000] },
  })),
});

export const circles = (source: string, color = '#000000'): LayerSpecification => ({
  id: `${source}-circles`,
  type: 'circle',
  source,
  paint: { 'circle-color': color },
});

export const aPart = (overrides: Partial<ScenePart> = {}): ScenePart => ({
  id: 'stops',
  order: 30,
  sources: { stops: points(37) },
  layers: [circles('stops')],
  ...overrides,
});

/** A part with one point, drawn at this place in the order. */
export const partOf = (id: string, order: number, overrides: Partial<ScenePart> = {}): ScenePart =>
  aPart({ id, order, sources: { [id]: points(1) }, layers: [circles(id)], ...overrides });

/** A scene with these parts on a fake map, which can lose its context and get it back. */
export function sceneOnMap(
  parts: readonly ScenePart[],
  basemap: readonly LayerSpecification[] = [],
) {
  const fake = fakeStyleMap(basemap);
  const scene = createScene();
  for (const part of parts) scene.set(part);
  scene.attach(fake.map);
  return {
    ...fake,
    scene,
    lose: () => {
      fake.loseContext();
      scene.detach();
    },
    restore: () => {
      fake.restoreContext();
      scene.attach(fake.map);
    },
  };
}

/** Resolves when the scene has drawn its batched changes. */
export const nextDraw = () => new Promise<void>((resolve) => setTimeout(resolve));
