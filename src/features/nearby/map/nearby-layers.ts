import type { FeatureCollection, Position } from 'geojson';
import type { LayerSpecification } from 'maplibre-gl';

import { placeAt } from '../../../lib/geo/distance.ts';
import type { Place } from '../../../lib/geo/distance.ts';

export const NEARBY_SOURCE = 'nearby';

/** The style of the circle and its center point: CSS pixels; dashes in multiples of the edge's width. */
export const SEARCH_AREA_STYLE = { opacity: 0.12, edge: 2, dashes: [2, 1.5], point: 5 } as const;

/** Enough sides for the polygon to look round at every zoom. */
const SIDES = 96;

/**
 * The circle of the search as GeoJSON: a polygon and its center point. Each corner is `reachMeters` from
 * the point along the ground, so the circle grows toward the poles, like the map itself.
 */
export function searchArea(point: Place, reachMeters: number): FeatureCollection {
  const ring: Position[] = [];
  for (let side = 0; side <= SIDES; side++) {
    const corner = placeAt(point, ((side % SIDES) * 360) / SIDES, reachMeters);
    ring.push([corner.lon, corner.lat]);
  }
  return {
    type: 'FeatureCollection',
    features: [
      { type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates: [ring] } },
      {
        type: 'Feature',
        properties: {},
        geometry: { type: 'Point', coordinates: [point.lon, point.lat] },
      },
    ],
  };
}

/** The layers of the search circle. */
export function nearbyLayers(accent: string, halo: string): LayerSpecification[] {
  const source = NEARBY_SOURCE;
  return [
    {
      id: 'nearby-area',
      type: 'fill',
      source,
      filter: ['==', ['geometry-type'], 'Polygon'],
      paint: { 'fill-color': accent, 'fill-opacity': SEARCH_AREA_STYLE.opacity },
    },
    {
      id: 'nearby-edge',
      type: 'line',
      source,
      filter: ['==', ['geometry-type'], 'Polygon'],
      paint: {
        'line-color': accent,
        'line-width': SEARCH_AREA_STYLE.edge,
        'line-dasharray': [...SEARCH_AREA_STYLE.dashes],
      },
    },
    {
      id: 'nearby-point',
      type: 'circle',
      source,
      filter: ['==', ['geometry-type'], 'Point'],
      paint: {
        'circle-radius': SEARCH_AREA_STYLE.point,
        'circle-color': accent,
        'circle-stroke-color': halo,
        'circle-stroke-width': 2,
      },
    },
  ];
}
