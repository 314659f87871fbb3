import type { FeatureCollection } from 'geojson';
import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';

import type { KnownRoute } from '../../../api/RouteRead.ts';
import { withContrast } from '../../../lib/colors/contrast.ts';

export const ROUTE_LINES_SOURCE = 'route-lines';

/** The contrast of a line or a stop with the ground of the map (WCAG 2.2, 1.4.11). */
const LEAST_CONTRAST = 3;

/** A route's color where the map is drawn on `land`; both `#rrggbb`. */
export const colorOnMap = (color: string, land: string): string =>
  withContrast(color, land, LEAST_CONTRAST);

type RouteOnMap = Pick<KnownRoute, 'routeID' | 'color' | 'line' | 'schematicLine'>;

/** How much is seen of a line and of its casing: as a rule, and of one that recedes. */
const SEEN = { opacity: 1, casing: 0.85 };
const PALE = { opacity: 0.3, casing: 0 };

/**
 * The lines of the routes, as GeoJSON: those of their vehicles, and those that join stops without knowing the way
 * between them.
 *
 * @param land the ground of the map, `#rrggbb`
 * @param focus the IDs of the routes beside which others recede; null for none
 */
export function routeLines(
  routes: readonly RouteOnMap[],
  land: string,
  focus: readonly string[] | null = null,
): FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: routes.flatMap(({ routeID, color, line: own, schematicLine }) =>
      [own, schematicLine].flatMap((line) =>
        line === undefined
          ? []
          : [
              {
                type: 'Feature' as const,
                properties: {
                  routeID,
                  color: colorOnMap(color, land),
                  isSchematic: line === schematicLine,
                  ...(focus === null || focus.includes(routeID) ? SEEN : PALE),
                },
                geometry:
                  line.type === 'LineString'
                    ? { type: 'LineString' as const, coordinates: line.coordinates }
                    : { type: 'MultiLineString' as const, coordinates: line.coordinates },
              },
            ],
      ),
    ),
  };
}

/** CSS pixels at zooms 10, 14 and 17. */
export const ROUTE_LINE_WIDTHS = { far: 1.5, near: 3.5, nearest: 6 } as const;

/** The dashes of a schematic line and the gaps between them, in widths of the line. */
export const SCHEMATIC_DASHES = [3, 2] as const;

/** The layers of the route lines. A casing in the basemap's color separates a line from the streets. */
export function routeLineLayers(halo: string): LayerSpecification[] {
  const line = { type: 'line', source: ROUTE_LINES_SOURCE } as const;
  const layout = { 'line-cap': 'round', 'line-join': 'round' } as const;
  const color = ['get', 'color'] satisfies ExpressionSpecification;
  const opacity = ['get', 'opacity'] satisfies ExpressionSpecification;
  return [
    {
      ...line,
      id: 'route-lines-casing',
      layout,
      paint: {
        'line-color': halo,
        'line-opacity': ['get', 'casing'],
        'line-width': ['interpolate', ['linear'], ['zoom'], 10, 3, 14, 7, 17, 12],
      },
    },
    {
      ...line,
      id: 'route-lines',
      filter: ['==', ['get', 'isSchematic'], false],
      layout,
      paint: {
        'line-color': color,
        'line-opacity': opacity,
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
    {
      ...line,
      id: 'route-lines-schematic',
      filter: ['==', ['get', 'isSchematic'], true],
      layout: { 'line-join': 'round' },
      paint: {
        'line-color': color,
        'line-opacity': opacity,
        'line-width': ['interpolate', ['linear'], ['zoom'], 10, 1, 14, 2, 17, 3],
        'line-dasharray': [...SCHEMATIC_DASHES],
      },
    },
  ];
}
