import type { FeatureCollection } from 'geojson';
import type { LayerSpecification } from 'maplibre-gl';

import type { ListedLot } from '../listLots.ts';
import { LOT_BANDS } from '../lotState.ts';
import { PILL_HEIGHT } from './drawLotMarker.ts';
import { COUNTS_MIN_ZOOM } from './lot-cluster-layers.ts';
import { markerStyleID } from './lot-marker-style.ts';
import type { LotMarkerStyle } from './lot-marker-style.ts';
import { MARKER_MARGIN } from './marker-canvas.ts';
import { stackLots } from './stackLots.ts';

export const LOTS_SOURCE = 'lots';
export const LOTS_LAYER = 'lots-markers';

/** From this zoom on, the levels of a garage don't overlap and need no stacking. */
const UNSTACK_ZOOM = 17.5;

/** CSS pixels between the markers of a stack: the tail of one touches the marker below. */
const STACK_STEP = PILL_HEIGHT + 7;

/**
 * The lots as GeoJSON points, each with its image ID. Lots with open spots are drawn above full ones,
 * and marked lots above all others.
 */
export function lotPoints(
  lots: readonly ListedLot[],
  styleOf: (lot: ListedLot) => LotMarkerStyle,
): FeatureCollection {
  const levels = stackLots(lots);
  return {
    type: 'FeatureCollection',
    features: lots.flatMap((listed) => {
      const { key, place, state } = listed;
      if (place === null) return [];
      const style = styleOf(listed);
      const height = (levels.get(key) ?? 0) * STACK_STEP;
      const worst = LOT_BANDS.length - 1;
      return [
        {
          type: 'Feature' as const,
          geometry: { type: 'Point' as const, coordinates: [place.lon, place.lat] },
          properties: {
            key,
            icon: markerStyleID(style),
            offset: [0, MARKER_MARGIN - height],
            above: style.isMarked ? LOT_BANDS.length : worst - LOT_BANDS.indexOf(state.band),
          },
        },
      ];
    }),
  };
}

/** The layer of single lots with counts. Markers may overlap, so that every lot is drawn. */
export function lotLayers(): LayerSpecification[] {
  return [
    {
      id: LOTS_LAYER,
      type: 'symbol',
      source: LOTS_SOURCE,
      minzoom: COUNTS_MIN_ZOOM,
      layout: {
        'icon-image': ['get', 'icon'],
        'icon-allow-overlap': true,
        'icon-ignore-placement': true,
        'symbol-sort-key': ['get', 'above'],
        'icon-anchor': 'bottom',
        // The image has a margin below the tail, whose tip must point at the place.
        'icon-offset': [
          'step',
          ['zoom'],
          ['array', 'number', 2, ['get', 'offset']],
          UNSTACK_ZOOM,
          ['literal', [0, MARKER_MARGIN]],
        ],
        'icon-size': ['interpolate', ['linear'], ['zoom'], COUNTS_MIN_ZOOM, 0.85, 14, 1],
      },
    },
  ];
}
