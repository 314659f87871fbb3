import type { FeatureCollection } from 'geojson';
import type { LayerSpecification } from 'maplibre-gl';

import { PILL_HEIGHT } from './drawLotMarker.ts';
import { MARKER_MARGIN } from './marker-canvas.ts';
import type { ListedLot } from '../listLots.ts';
import { COUNTS_MIN_ZOOM } from './lot-cluster-layers.ts';
import { markerStyleID } from './lot-marker-style.ts';
import type { LotMarkerStyle } from './lot-marker-style.ts';
import { LOT_BANDS } from '../lotState.ts';
import { stackLots } from './stackLots.ts';

export const LOTS_SOURCE = 'lots';
export const LOTS_LAYER = 'lots-markers';

/** From here on the levels of a garage stand apart by themselves. */
const APART_ZOOM = 17.5;

/** From one marker of a stack to the next: the upper one's tail touches the lower one. */
const STACK_STEP = PILL_HEIGHT + 7;

/**
 * The lots as points, `[lon, lat]`, each with the name of its picture. A lot with room is drawn above
 * one without, and the chosen one above all.
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

/** Counts from near; every lot is always drawn, none gives way to another. */
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
        // The picture has room around the pill, and its tail's tip is to stand on the place.
        'icon-offset': [
          'step',
          ['zoom'],
          ['array', 'number', 2, ['get', 'offset']],
          APART_ZOOM,
          ['literal', [0, MARKER_MARGIN]],
        ],
        'icon-size': ['interpolate', ['linear'], ['zoom'], COUNTS_MIN_ZOOM, 0.85, 14, 1],
      },
    },
  ];
}
