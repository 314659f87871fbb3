import { useMemo } from 'react';

import { useScenePart } from '../../../map/scene/useScenePart.ts';
import {
  CLOSED_STOPS_LAYER,
  CLOSED_STOPS_SOURCE,
  closedMark,
  closedPoints,
  closedStopLayers,
  type PlacedRoute,
  type PlacedStop,
  STOPPED_ROUTES_SOURCE,
  stoppedLines,
  stoppedRouteLayers,
} from './closed-layers.ts';

interface ClosedOnMapProps {
  stops: readonly PlacedStop[];
  routes: readonly PlacedRoute[];
  /** IDs of closed stops, and of routes that don't run. */
  closed: ReadonlySet<string>;
  stopped: ReadonlySet<string>;
  /** `#rrggbb`: of the mark, of its bar, and of the ground. */
  color: string;
  bar: string;
  land: string;
}

/** Marks closed stops, and draws routes that don't run as dots. */
export function ClosedOnMap(props: ClosedOnMapProps) {
  const { stops, routes, closed, stopped, color, bar, land } = props;
  useScenePart(
    useMemo(
      () => ({
        id: CLOSED_STOPS_SOURCE,
        // Above marked stops, beneath the buses.
        order: 46,
        images: closedMark(color, bar),
        sources: { [CLOSED_STOPS_SOURCE]: closedPoints(stops, closed) },
        layers: closedStopLayers(color),
        pick: [{ layer: CLOSED_STOPS_LAYER, kind: 'stop', idProperty: 'stopID' }],
      }),
      [stops, closed, color, bar],
    ),
  );
  useScenePart(
    useMemo(
      () => ({
        id: STOPPED_ROUTES_SOURCE,
        // Above the lines of the routes.
        order: 16,
        beneathLabels: true,
        sources: { [STOPPED_ROUTES_SOURCE]: stoppedLines(routes, stopped) },
        layers: stoppedRouteLayers(land),
      }),
      [routes, stopped, land],
    ),
  );
  return null;
}
