import type { FeatureCollection } from 'geojson';
import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';

import type { Theme } from '../../../lib/colors/theme.ts';
import type { ListedBikes, ListedFreeBikes } from '../listBikes.ts';
import { BIKE_COLORS } from '../mark/bike-colors.ts';

export const BIKES_SOURCE = 'bikes';
export const FREE_SOURCE = 'bikes-free';
export const BIKES_LAYER = 'bikes-stations';
export const COUNTS_LAYER = 'bikes-counts';

/** From here on, a station has its count; farther out it is a dot. */
const COUNTS_ZOOM = 14;
/** Farther out, bikes without a station would cover the city. */
const FREE_ZOOM = 14.5;
const FIRST_ZOOM = 11.5;

const pointAt = ({ latitude, longitude }: ListedFreeBikes | ListedBikes) => ({
  type: 'Point' as const,
  coordinates: [longitude, latitude],
});

/** The stations as GeoJSON points, each with the count on its mark. */
export const bikePoints = (
  stations: readonly ListedBikes[],
  format: (count: number) => string,
): FeatureCollection => ({
  type: 'FeatureCollection',
  features: stations.map((station) => ({
    type: 'Feature',
    geometry: pointAt(station),
    properties: {
      bikeID: station.bikeID,
      count: station.state === 'lost' || station.bikes === undefined ? '–' : format(station.bikes),
      isOld: station.state !== 'live',
    },
  })),
});

/** Where bikes and scooters without a station stand, as points with their number. */
export const freePoints = (
  free: readonly ListedFreeBikes[],
  format: (count: number) => string,
): FeatureCollection => ({
  type: 'FeatureCollection',
  features: free.map((one) => ({
    type: 'Feature',
    geometry: pointAt(one),
    properties: {
      count: format(one.bikes + (one.scooters ?? 0)),
      isOld: one.state !== 'live',
    },
  })),
});

/** Circles with counts. Nothing of them changes with a frame, so that panning costs what the map itself does. */
export function bikeLayers(theme: Theme, marked: readonly string[]): LayerSpecification[] {
  const { fill, text } = BIKE_COLORS[theme];
  const isMarked: ExpressionSpecification = ['in', ['get', 'bikeID'], ['literal', [...marked]]];
  return [
    {
      id: 'bikes-free-dots',
      type: 'circle',
      source: FREE_SOURCE,
      minzoom: FREE_ZOOM,
      paint: {
        'circle-radius': 8,
        'circle-color': text,
        'circle-opacity': ['case', ['get', 'isOld'], 0.55, 1],
        'circle-stroke-color': fill,
        'circle-stroke-width': 1.5,
      },
    },
    {
      id: 'bikes-free-counts',
      type: 'symbol',
      source: FREE_SOURCE,
      minzoom: FREE_ZOOM,
      layout: {
        'text-field': ['get', 'count'],
        'text-size': 11,
        'text-allow-overlap': true,
        'text-ignore-placement': true,
      },
      paint: { 'text-color': fill, 'text-opacity': ['case', ['get', 'isOld'], 0.7, 1] },
    },
    {
      id: BIKES_LAYER,
      type: 'circle',
      source: BIKES_SOURCE,
      minzoom: FIRST_ZOOM,
      paint: {
        // From the zoom with counts on, what is selected is a disc behind its plate.
        'circle-radius': [
          'interpolate',
          ['linear'],
          ['zoom'],
          FIRST_ZOOM,
          3,
          COUNTS_ZOOM,
          ['case', isMarked, 27, 7],
        ],
        'circle-color': fill,
        'circle-opacity': ['case', ['get', 'isOld'], 0.55, 1],
        'circle-stroke-color': text,
        'circle-stroke-width': ['case', isMarked, 4, 1.5],
      },
    },
    {
      id: COUNTS_LAYER,
      type: 'symbol',
      source: BIKES_SOURCE,
      minzoom: COUNTS_ZOOM - 0.5,
      layout: {
        'icon-image': `bikes-pill-${theme}`,
        'icon-allow-overlap': true,
        'icon-ignore-placement': true,
        'text-field': ['get', 'count'],
        'text-size': 12,
        // Right of the bike.
        'text-offset': [0.85, 0],
        'text-allow-overlap': true,
        'text-ignore-placement': true,
      },
      paint: {
        'text-color': text,
        'icon-opacity': ['case', ['get', 'isOld'], 0.7, 1],
      },
    },
  ];
}
