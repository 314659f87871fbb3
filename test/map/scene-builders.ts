import type { LayerSpecification } from 'maplibre-gl';

import type { ScenePart } from '../../src/map/scene/scene.ts';

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

/** Resolves when the scene has drawn its batched changes. */
export const nextDraw = () => new Promise<void>((resolve) => setTimeout(resolve));
