import type { FeatureCollection } from 'geojson';
import type { LayerSpecification } from 'maplibre-gl';

import type { RouteSettings } from '../../contract/settings.ts';
import { withContrast } from '../../lib/colors/contrast.ts';

export const ROUTE_LINES_SOURCE = 'route-lines';

/** The contrast of a line or a stop with the ground of the map (WCAG 2.2, 1.4.11). */
const LEAST_CONTRAST = 3;

/** A route's color where the map is drawn on `land`; both `#rrggbb`. */
export const colorOnMap = (color: string, land: string): string =>
  withContrast(color, land, LEAST_CONTRAST);

/**
 * The lines of the routes that have one in the settings, as GeoJSON.
 *
 * @param land the ground of the map, `#rrggbb`
 */
export function routeLines(routes: readonly RouteSettings[], land: string): FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: routes.flatMap(({ routeID, color, line }) =>
      line === undefined
        ? []
        : [
            {
              type: 'Feature' as const,
              properties: { routeID, color: colorOnMap(color, land) },
              geometry:
                line.type === 'LineString'
                  ? { type: 'LineString' as const, coordinates: line.coordinates }
                  : { type: 'MultiLineString' as const, coordinates: line.coordinates },
            },
          ],
    ),
  };
}

/** CSS pixels at zooms 10, 14 and 17. */
export const ROUTE_LINE_WIDTHS = { far: 1.5, near: 3.5, nearest: 6 } as const;

/** The layers of the route lines. A casing in the basemap's color separates a line from the streets. */
export function routeLineLayers(halo: string): LayerSpecification[] {
  const line = { type: 'line', source: ROUTE_LINES_SOURCE } as const;
  const layout = { 'line-cap': 'round', 'line-join': 'round' } as const;
  return [
    {
      ...line,
      id: 'route-lines-casing',
      layout,
      paint: {
        'line-color': halo,
        'line-opacity': 0.85,
        'line-width': ['interpolate', ['linear'], ['zoom'], 10, 3, 14, 7, 17, 12],
      },
    },
    {
      ...line,
      id: 'route-lines',
      layout,
      paint: {
        'line-color': ['get', 'color'],
        'line-width': [
          'interpolate',
          ['linear'],
          ['zoom'],
          10,
          ROUTE_LINE_WIDTHS.far,
          14,
          ROUTE_LINE_WIDTHS.near,
          17,
          ROUTE_LINE_WIDTHS.nearest,
        ],
      },
    },
  ];
}
