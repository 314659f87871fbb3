import { useMemo } from 'react';

import type { KnownRoute } from '../../../api/RouteRead.ts';
import { usePageView } from '../../../view/ViewContext.tsx';
import { useSettings } from '../SettingsContext.ts';
import { useCityStops } from '../StopsInViewContext.tsx';

/**
 * The routes whose buses the page polls and shows: those in view, and all routes of a small city until the
 * rider chooses. The routes in view come first. On a first visit, the others wait until the map is
 * drawn or the rider opens another list: their requests and renders would delay the map.
 */
export function useLiveRoutes(): readonly KnownRoute[] {
  const { routes: configured } = useSettings();
  const { routes, showsAll, areOthersDue } = useCityStops();
  const { panel } = usePageView();
  const hasAll = showsAll === true && (areOthersDue || panel !== 'stops');
  return useMemo(() => {
    if (!hasAll) return routes;
    const inView = new Set(routes.map(({ routeID }) => routeID));
    return [...routes, ...configured.filter(({ routeID }) => !inView.has(routeID))];
  }, [configured, routes, hasAll]);
}
