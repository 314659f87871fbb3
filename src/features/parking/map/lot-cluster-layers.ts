import type { Feature, FeatureCollection, Point } from 'geojson';
import type { LayerSpecification } from 'maplibre-gl';

import type { ListedLot } from '../listLots.ts';
import { LOT_BANDS } from '../lotState.ts';
import { CLUSTER_PIXELS, clusterLots } from './clusterLots.ts';
import { clusterImage } from './lot-images.ts';
import type { LotImage } from './lot-images.ts';
import type { LotMarkerStyle } from './lot-marker-style.ts';

export const LOT_CLUSTERS_SOURCE = 'lots-far';
/** From this zoom on, markers show counts. */
export const COUNTS_MIN_ZOOM = 12;
/** Zooms with their own clusters; lower zooms use the clusters of the first. */
const CLUSTER_ZOOMS = [8, 9, 10, 11] as const;

const BADGES: readonly LotMarkerStyle['badge'][] = ['now', 'maybe-now', 'soon', 'none'];

/** The style of a cluster: the best band and the most urgent event of its lots. */
function clusterStyle(styles: readonly LotMarkerStyle[]): LotMarkerStyle | undefined {
  const best = styles.toSorted((a, b) => LOT_BANDS.indexOf(a.band) - LOT_BANDS.indexOf(b.band))[0];
  if (best === undefined) return undefined;
  return {
    ...best,
    badge: BADGES.find((badge) => styles.some((style) => style.badge === badge)) ?? 'none',
    isMarked: styles.some(({ isMarked }) => isMarked),
  };
}

interface ClusteredLots {
  readonly points: FeatureCollection;
  readonly images: readonly LotImage[];
}

/** The lots as points for low zooms, clustered separately for each zoom, and their images. */
export function clusteredLots(
  lots: readonly ListedLot[],
  styleOf: (lot: ListedLot) => LotMarkerStyle,
): ClusteredLots {
  const images: LotImage[] = [];
  const features = CLUSTER_ZOOMS.flatMap((level) =>
    clusterLots(lots, level).flatMap((cluster): Feature<Point>[] => {
      const style = clusterStyle(cluster.lots.map(styleOf));
      if (style === undefined) return [];
      const image = clusterImage(style, cluster.lots.length);
      images.push(image);
      return [
        {
          type: 'Feature',
          geometry: { type: 'Point', coordinates: [cluster.place.lon, cluster.place.lat] },
          properties: { level, icon: image.id, above: style.isMarked ? 1 : 0 },
        },
      ];
    }),
  );
  return { points: { type: 'FeatureCollection', features }, images };
}

/** An invisible layer for taps at low zoom. It has each lot of a cluster, so one can be chosen. */
export const LOT_CLUSTERS_PICK_LAYER = 'lots-far-pick';

/**
 * The layers for low zooms: one for taps, and one for each zoom with its own clusters.
 *
 * @param lotsSource ID of the source that has each lot as its own point
 */
export function lotClusterLayers(lotsSource: string): LayerSpecification[] {
  const [lowest] = CLUSTER_ZOOMS;
  return [
    {
      id: LOT_CLUSTERS_PICK_LAYER,
      type: 'circle',
      source: lotsSource,
      maxzoom: COUNTS_MIN_ZOOM,
      paint: { 'circle-radius': CLUSTER_PIXELS, 'circle-opacity': 0 },
    },
    ...CLUSTER_ZOOMS.map((level): LayerSpecification => ({
      id: `lots-far-${level}`,
      type: 'symbol',
      source: LOT_CLUSTERS_SOURCE,
      filter: ['==', ['get', 'level'], level],
      minzoom: level === lowest ? 0 : level,
      maxzoom: level + 1,
      layout: {
        'icon-image': ['get', 'icon'],
        'icon-allow-overlap': true,
        'icon-ignore-placement': true,
        'symbol-sort-key': ['get', 'above'],
        'icon-size': ['interpolate', ['linear'], ['zoom'], 8, 0.75, COUNTS_MIN_ZOOM, 1],
      },
    })),
  ];
}
