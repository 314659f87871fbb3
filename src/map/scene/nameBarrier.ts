import type { SymbolLayerSpecification } from 'maplibre-gl';

import type { Place } from '../../lib/geo/distance.ts';
import type { SceneImage, ScenePart } from './scene.ts';

const EDGE_SOURCE = 'edge';

/** An empty image, 2 CSS pixels wide, so that `icon-size` is the radius of the space around a point. */
const drawEmpty: SceneImage = () => {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 2;
  return { canvas, image: new ImageData(2, 2), pixelRatio: 1 };
};

/**
 * Invisible symbols on the features of another part. MapLibre places the symbols of upper layers first, so the
 * names of streets, places and stops keep clear of these.
 *
 * @param radii zooms, each with the CSS pixels from the middle of a feature to where names may begin
 */
export function nameBarrier(
  source: string,
  radii: readonly [zoom: number, radius: number, ...more: number[]],
  minzoom: number,
  layout: SymbolLayerSpecification['layout'] = {},
): ScenePart {
  const id = `${source}-barrier`;
  return {
    id,
    // Above the names of the stops.
    order: 35,
    images: { [id]: drawEmpty },
    layers: [
      {
        id,
        type: 'symbol',
        source,
        minzoom,
        layout: {
          'icon-image': id,
          'icon-size': ['interpolate', ['linear'], ['zoom'], ...radii],
          'icon-padding': 0,
          'icon-overlap': 'always',
          'symbol-z-order': 'source',
          ...layout,
        },
        // MapLibre places transparent icons, too, but doesn't draw them.
        paint: { 'icon-opacity': 0 },
      },
    ],
  };
}

/** Keeps names off places side by side, such as the edge of a picture. */
export const edgeBarrier = (places: readonly Place[]): ScenePart => ({
  ...nameBarrier(EDGE_SOURCE, [0, 5], 0),
  sources: {
    [EDGE_SOURCE]: {
      type: 'FeatureCollection',
      features: places.map(({ lat, lon }) => ({
        type: 'Feature',
        properties: {},
        geometry: { type: 'Point', coordinates: [lon, lat] },
      })),
    },
  },
});
