import type { FeatureCollection } from 'geojson';
import type { LayerSpecification } from 'maplibre-gl';

import type { Place } from '../../../../lib/geo/distance.ts';
import { TETHER_STYLE } from './tether-style.ts';

export const TETHER_SOURCE = 'tether';

/** A straight line from a vehicle to its next stop: it shows the destination, not the path. */
export function tether(from: Place, to: Place): FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: [
      {
        type: 'Feature',
        properties: {},
        geometry: {
          type: 'LineString',
          coordinates: [
            [from.lon, from.lat],
            [to.lon, to.lat],
          ],
        },
      },
    ],
  };
}

/** The layers of the line: thin and dashed, so that it does not look like a street or a route. */
export function tetherLayers(ink: { text: string; halo: string }): LayerSpecification[] {
  const line = { type: 'line', source: TETHER_SOURCE } as const;
  return [
    {
      ...line,
      id: 'tether-casing',
      layout: { 'line-cap': 'round' },
      paint: { 'line-color': ink.halo, 'line-opacity': 0.8, 'line-width': 4.5 },
    },
    {
      ...line,
      id: 'tether-line',
      paint: {
        'line-color': ink.text,
        'line-width': TETHER_STYLE.width,
        'line-dasharray': [...TETHER_STYLE.dashes],
      },
    },
  ];
}
