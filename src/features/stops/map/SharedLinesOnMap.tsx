import type { ExpressionSpecification } from 'maplibre-gl';
import { useMemo } from 'react';

import type { KnownRoute } from '../../../api/RouteRead.ts';
import { useScenePart } from '../../../map/scene/useScenePart.ts';
import { colorOnMap } from './route-line-layers.ts';
import { type ColoredLine, sharedLines } from './sharedLines.ts';

const SHARED_LINES_SOURCE = 'shared-lines';

const atZooms = (name: string): ExpressionSpecification => [
  'interpolate',
  ['linear'],
  ['zoom'],
  10,
  ['get', `far${name}`],
  14,
  ['get', `near${name}`],
  17,
  ['get', `nearest${name}`],
];

/** Draws the lines that share a street side by side, above those that `RouteLinesOnMap` draws on top of each other. */
export function SharedLinesOnMap({
  routes,
  land,
  focus,
}: {
  routes: readonly KnownRoute[];
  /** The ground of the map, `#rrggbb`. */
  land: string;
  /** The IDs of the routes beside which others recede; null for none. */
  focus: readonly string[] | null;
}) {
  const lines = useMemo(() => {
    const shown = routes.filter(({ routeID }) => focus === null || focus.includes(routeID));
    return sharedLines(
      shown.flatMap(({ color, line }): ColoredLine[] => {
        if (line === undefined) return [];
        const parts = line.type === 'LineString' ? [line.coordinates] : line.coordinates;
        return parts.map((part) => ({ color: colorOnMap(color, land), line: part }));
      }),
    );
  }, [routes, land, focus]);
  useScenePart(
    useMemo(
      () => ({
        id: SHARED_LINES_SOURCE,
        order: 16,
        beneathLabels: true,
        sources: { [SHARED_LINES_SOURCE]: lines },
        layers: [
          {
            id: SHARED_LINES_SOURCE,
            type: 'line',
            source: SHARED_LINES_SOURCE,
            layout: { 'line-cap': 'butt', 'line-join': 'round' },
            paint: {
              'line-color': ['get', 'color'],
              'line-width': atZooms('Width'),
              'line-offset': atZooms('Offset'),
            },
          },
        ],
      }),
      [lines],
    ),
  );
  return null;
}
