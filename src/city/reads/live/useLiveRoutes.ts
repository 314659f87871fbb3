import { useMemo } from 'react';

import type { KnownRoute } from '../../../api/RouteRead.ts';
import { usePageView } from '../../../view/ViewContext.tsx';
import { useSettings } from '../SettingsContext.ts';
import { useCityStops } from '../StopsInViewContext.tsx';

/** A page sends at most about this many requests for buses in each polling interval (R37). */
const MAX_REQUESTS = 12;

/**
 * The routes whose buses the page polls and shows: those in view, and all routes of a small city until the
 * rider chooses (R37). The routes in view come first. On a first visit, the others wait until the map is
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

/**
 * Milliseconds between two polls of a route. If the page polls many routes, those that are not in view are
 * polled less often, so that their number doesn't multiply the requests.
 *
 * @param interval milliseconds, as in the settings
 * @param routes how many routes the page polls
 */
export const pollInterval = (interval: number, isInView: boolean, routes: number): number =>
  isInView ? interval : interval * Math.ceil(routes / MAX_REQUESTS);
