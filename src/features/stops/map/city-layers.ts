import type { FeatureCollection } from 'geojson';
import type { LayerSpecification } from 'maplibre-gl';

import { type CityMap, MAP_DEGREE } from '../../../contract/documents/city-map.ts';
import { sums } from '../../../lib/columns.ts';
import { withFeedName } from '../../../lib/names/feed-id.ts';
import { STOP_RING } from '../stop-ring.ts';
import { colorOnMap } from './route-line-layers.ts';

export const CITY_LINES_SOURCE = 'city-lines';
export const CITY_STOPS_SOURCE = 'city-stops';
export const CITY_STOPS_LAYER = 'city-stops-points';

/** From this zoom on single stops can be seen. */
const STOPS_FROM_ZOOM = 15;

function placesOf(lats: readonly number[], lons: readonly number[]): [number, number][] {
  const [north, east] = [sums(lats), sums(lons)];
  return north.map((lat, index) => [(east[index] ?? 0) / MAP_DEGREE, lat / MAP_DEGREE]);
}

/** All lines of a city as GeoJSON. @param land the ground of the map, `#rrggbb` */
export const cityLines = ({ feeds }: CityMap, land: string): FeatureCollection => ({
  type: 'FeatureCollection',
  features: feeds.flatMap(({ lines }) =>
    lines.map(({ color, lats, lons }) => ({
      type: 'Feature' as const,
      properties: { color: colorOnMap(color, land) },
      geometry: { type: 'LineString' as const, coordinates: placesOf(lats, lons) },
    })),
  ),
});

/** All stops of a city as GeoJSON. @param shown the IDs of those that are on the map anyway */
export const cityStops = ({ feeds }: CityMap, shown: ReadonlySet<string>): FeatureCollection => ({
  type: 'FeatureCollection',
  features: feeds.flatMap(({ name, stops: { ids, lats, lons } }) =>
    placesOf(lats, lons).flatMap((coordinates, index) => {
      const own = ids[index] ?? '';
      if (own === '' || shown.has(own) || shown.has(withFeedName(name, own))) return [];
      // Of several feeds each may have a stop of this number.
      const stopID = name === '' || feeds.length === 1 ? own : withFeedName(name, own);
      return [
        {
          type: 'Feature' as const,
          properties: { stopID },
          geometry: { type: 'Point' as const, coordinates },
        },
      ];
    }),
  ),
});

/** Thin lines beneath those of the chosen routes. @param isPale whether something else is chosen */
export const cityLineLayers = (isPale: boolean): LayerSpecification[] => [
  {
    id: 'city-lines',
    type: 'line',
    source: CITY_LINES_SOURCE,
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: {
      'line-color': ['get', 'color'],
      'line-opacity': isPale ? 0.3 : 0.65,
      'line-width': ['interpolate', ['linear'], ['zoom'], 10, 0.75, 14, 1.5, 17, 3],
    },
  },
];

/** Small rings that can be pressed, in no color of a route. */
export const cityStopLayers = (ink: { fill: string; text: string }): LayerSpecification[] => [
  {
    id: CITY_STOPS_LAYER,
    type: 'circle',
    source: CITY_STOPS_SOURCE,
    minzoom: STOPS_FROM_ZOOM,
    paint: {
      'circle-color': ink.fill,
      'circle-stroke-color': ink.text,
      'circle-radius': STOP_RING.radius - 1.5,
      'circle-stroke-width': 1.5,
    },
  },
];
