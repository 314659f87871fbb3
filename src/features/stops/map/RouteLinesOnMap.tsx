import { useMemo } from 'react';

import type { KnownRoute } from '../../../api/RouteRead.ts';
import { useScenePart } from '../../../map/scene/useScenePart.ts';
import { lineBarrier } from './name-barrier-layers.ts';
import { ROUTE_LINES_SOURCE, routeLineLayers, routeLines } from './route-line-layers.ts';

/** Adds the chosen routes' lines to the map. */
export function RouteLinesOnMap({
  routes,
  halo,
  land,
  focus,
}: {
  routes: readonly KnownRoute[];
  halo: string;
  land: string;
  /** The IDs of the routes beside which others recede; null for none. */
  focus: readonly string[] | null;
}) {
  const lines = useMemo(() => routeLines(routes, land, focus), [routes, land, focus]);
  const part = useMemo(
    () => ({
      id: 'route-lines',
      order: 15,
      beneathLabels: true,
      sources: { [ROUTE_LINES_SOURCE]: lines },
      layers: routeLineLayers(halo),
    }),
    [lines, halo],
  );
  useScenePart(part);
  useScenePart(useMemo(() => lineBarrier(), []));
  return null;
}
