import type { FeatureCollection } from 'geojson';
import type { LayerSpecification } from 'maplibre-gl';

import type { CityStop } from './mergeStops.ts';

/** The source of the stops; `stopID` identifies its features. */
export const STOPS_SOURCE = 'stops';
export const STOPS_LAYER = 'stops-points';

/** The stops as GeoJSON points. Each has the color of the first chosen route that stops there. */
export function stopPoints(
  stops: readonly CityStop[],
  colorOf: (routeID: string) => string,
): FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: stops.map((stop) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [stop.longitude, stop.latitude] },
      properties: {
        stopID: stop.stopID,
        name: stop.intersection,
        color: colorOf(stop.routes[0] ?? ''),
      },
    })),
  };
}

/** The colors of stops and their names on one basemap theme, `#rrggbb`. */
export interface StopInk {
  readonly fill: string;
  readonly text: string;
  readonly halo: string;
}

/** The symbol at zoom 16, in CSS pixels; `edge` is the stroke outside the radius. */
export const STOP_RING = { radius: 6.5, markedRadius: 11, edge: 3 } as const;

/** Stops are small points at low zooms, rings at higher ones, and have names from zoom 15. Marked stops are larger. */
export function stopLayers(ink: StopInk): LayerSpecification[] {
  return [
    {
      id: STOPS_LAYER,
      type: 'circle',
      source: STOPS_SOURCE,
      paint: {
        'circle-color': [
          'case',
          ['boolean', ['feature-state', 'marked'], false],
          ['get', 'color'],
          ink.fill,
        ],
        'circle-stroke-color': ['get', 'color'],
        'circle-radius': [
          'interpolate',
          ['exponential', 1.5],
          ['zoom'],
          10,
          ['case', ['boolean', ['feature-state', 'marked'], false], 6, 1.5],
          13,
          ['case', ['boolean', ['feature-state', 'marked'], false], 8, 3.5],
          16,
          [
            'case',
            ['boolean', ['feature-state', 'marked'], false],
            STOP_RING.markedRadius,
            STOP_RING.radius,
          ],
        ],
        'circle-stroke-width': [
          'interpolate',
          ['linear'],
          ['zoom'],
          10,
          1,
          13,
          2,
          16,
          STOP_RING.edge,
        ],
      },
    },
    {
      id: 'stops-names',
      type: 'symbol',
      source: STOPS_SOURCE,
      minzoom: 15,
      layout: {
        'text-field': ['get', 'name'],
        'text-size': 12,
        'text-variable-anchor': ['left', 'right', 'top', 'bottom'],
        'text-radial-offset': 0.9,
        'text-max-width': 9,
        'text-justify': 'auto',
      },
      paint: { 'text-color': ink.text, 'text-halo-color': ink.halo, 'text-halo-width': 1.5 },
    },
  ];
}
