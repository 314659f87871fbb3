import type { Feature, FeatureCollection, Point } from 'geojson';
import type { LayerSpecification } from 'maplibre-gl';

import { CLUSTER_PIXELS, clusterLots } from './clusterLots.ts';
import type { ListedLot } from '../listLots.ts';
import type { LotLook } from './lot-look.ts';
import { farPicture } from './lot-pictures.ts';
import type { LotPicture } from './lot-pictures.ts';
import { LOT_BANDS } from '../lotState.ts';

export const LOTS_FAR_SOURCE = 'lots-far';
/** From here on there is room for counts. */
export const NEAR_ZOOM = 12;
/** Zooms for which lots are joined; below the first its joining is kept. */
const LEVELS = [8, 9, 10, 11] as const;

const BADGES: readonly LotLook['badge'][] = ['now', 'maybe-now', 'soon', 'none'];

/** What stands for several lots: the best band and the most pressing event of them (C17). */
function lookOfAll(looks: readonly LotLook[]): LotLook | undefined {
  const best = looks.toSorted((a, b) => LOT_BANDS.indexOf(a.band) - LOT_BANDS.indexOf(b.band))[0];
  if (best === undefined) return undefined;
  return {
    ...best,
    badge: BADGES.find((badge) => looks.some((look) => look.badge === badge)) ?? 'none',
    isMarked: looks.some(({ isMarked }) => isMarked),
  };
}

interface FarLots {
  readonly points: FeatureCollection;
  readonly pictures: readonly LotPicture[];
}

/** The lots as they are seen from afar, joined anew for each zoom (C17). */
export function farLots(lots: readonly ListedLot[], lookOf: (lot: ListedLot) => LotLook): FarLots {
  const pictures: LotPicture[] = [];
  const features = LEVELS.flatMap((level) =>
    clusterLots(lots, level).flatMap((cluster): Feature<Point>[] => {
      const look = lookOfAll(cluster.lots.map(lookOf));
      if (look === undefined) return [];
      const picture = farPicture(look, cluster.lots.length);
      pictures.push(picture);
      return [
        {
          type: 'Feature',
          geometry: { type: 'Point', coordinates: [cluster.place.lon, cluster.place.lat] },
          properties: { level, icon: picture.id, above: look.isMarked ? 1 : 0 },
        },
      ];
    }),
  );
  return { points: { type: 'FeatureCollection', features }, pictures };
}

/** The layer that a tap from afar meets: every lot of a cluster by itself, so that one can be chosen. */
export const LOTS_FAR_PICK_LAYER = 'lots-far-pick';

/**
 * One layer for each zoom.
 *
 * @param near the source that has each lot by itself
 */
export function farLayers(near: string): LayerSpecification[] {
  const [lowest] = LEVELS;
  return [
    {
      id: LOTS_FAR_PICK_LAYER,
      type: 'circle',
      source: near,
      maxzoom: NEAR_ZOOM,
      paint: { 'circle-radius': CLUSTER_PIXELS, 'circle-opacity': 0 },
    },
    ...LEVELS.map((level): LayerSpecification => ({
      id: `lots-far-${level}`,
      type: 'symbol',
      source: LOTS_FAR_SOURCE,
      filter: ['==', ['get', 'level'], level],
      minzoom: level === lowest ? 0 : level,
      maxzoom: level + 1,
      layout: {
        'icon-image': ['get', 'icon'],
        'icon-allow-overlap': true,
        'icon-ignore-placement': true,
        'symbol-sort-key': ['get', 'above'],
        'icon-size': ['interpolate', ['linear'], ['zoom'], 8, 0.75, NEAR_ZOOM, 1],
      },
    })),
  ];
}
