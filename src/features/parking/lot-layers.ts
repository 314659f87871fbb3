import type { FeatureCollection } from 'geojson';
import type { LayerSpecification, SymbolLayerSpecification } from 'maplibre-gl';

import type { SceneImage } from '../../map/scene.ts';
import { MARKER_MARGIN, PILL_HEIGHT, drawLotMarker } from './drawLotMarker.ts';
import type { ListedLot } from './listLots.ts';
import { lookID } from './lot-look.ts';
import type { LotLook } from './lot-look.ts';
import { LOT_BANDS } from './lotState.ts';
import { stackLots } from './stackLots.ts';

export const LOTS_SOURCE = 'lots';
export const LOTS_LAYER = 'lots-markers';
export const LOTS_FAR_LAYER = 'lots-far';

/** From here on there is room for counts. */
const NEAR_ZOOM = 12;
/** From here on the levels of a garage stand apart by themselves. */
const APART_ZOOM = 17.5;

/** From one marker of a stack to the next: the upper one's tail touches the lower one. */
const STACK_STEP = PILL_HEIGHT + 7;

const farID = (look: LotLook) => `far-${lookID({ ...look, text: null })}`;

/**
 * The lots as points, `[lon, lat]`, each with the name of its picture. A lot with room is drawn above
 * one without, and the chosen one above all.
 */
export function lotPoints(
  lots: readonly ListedLot[],
  lookOf: (lot: ListedLot) => LotLook,
): FeatureCollection {
  const levels = stackLots(lots);
  return {
    type: 'FeatureCollection',
    features: lots.flatMap((listed) => {
      const { key, place, state } = listed;
      if (place === null) return [];
      const look = lookOf(listed);
      const height = (levels.get(key) ?? 0) * STACK_STEP;
      return [
        {
          type: 'Feature' as const,
          geometry: { type: 'Point' as const, coordinates: [place.lon, place.lat] },
          properties: {
            key,
            icon: lookID(look),
            far: farID(look),
            offset: [0, MARKER_MARGIN - height],
            above: look.isMarked
              ? LOT_BANDS.length
              : LOT_BANDS.length - LOT_BANDS.indexOf(state.band) - 1,
          },
        },
      ];
    }),
  };
}

/** The pictures of the looks that are on the map, each drawn once it is asked for. */
export function lotImages(looks: readonly LotLook[]): Record<string, SceneImage> {
  return Object.fromEntries(
    looks.flatMap((look) => [
      [lookID(look), pictureOf(lookID(look), look, false)],
      [farID(look), pictureOf(farID(look), { ...look, text: null }, true)],
    ]),
  );
}

/** Kept, since a picture that is another function is drawn anew; the oldest go first. */
const pictures = new Map<string, SceneImage>();
const MOST_PICTURES = 500;

function pictureOf(id: string, look: LotLook, isFar: boolean): SceneImage {
  const known = pictures.get(id);
  const picture = known ?? drawLotMarker(look, isFar);
  pictures.delete(id);
  pictures.set(id, picture);
  const [oldest] = pictures.keys();
  if (pictures.size > MOST_PICTURES && oldest !== undefined) pictures.delete(oldest);
  return picture;
}

/** Counts from near, shapes alone from afar; every lot is always drawn, none gives way to another. */
export function lotLayers(): LayerSpecification[] {
  const source = LOTS_SOURCE;
  const always: SymbolLayerSpecification['layout'] = {
    'icon-allow-overlap': true,
    'icon-ignore-placement': true,
    'symbol-sort-key': ['get', 'above'],
  };
  return [
    {
      id: LOTS_FAR_LAYER,
      type: 'symbol',
      source,
      maxzoom: NEAR_ZOOM,
      layout: {
        ...always,
        'icon-image': ['get', 'far'],
        'icon-size': ['interpolate', ['linear'], ['zoom'], 9, 0.6, NEAR_ZOOM, 1],
      },
    },
    {
      id: LOTS_LAYER,
      type: 'symbol',
      source,
      minzoom: NEAR_ZOOM,
      layout: {
        ...always,
        'icon-image': ['get', 'icon'],
        'icon-anchor': 'bottom',
        // The picture has room around the pill, and its tail's tip is to stand on the place.
        'icon-offset': [
          'step',
          ['zoom'],
          ['array', 'number', 2, ['get', 'offset']],
          APART_ZOOM,
          ['literal', [0, MARKER_MARGIN]],
        ],
        'icon-size': ['interpolate', ['linear'], ['zoom'], NEAR_ZOOM, 0.85, 14, 1],
      },
    },
  ];
}
