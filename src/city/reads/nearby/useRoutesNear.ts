import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { routesNearQuery } from '../../../api/queries/search/routesNearQuery.ts';
import type { Place } from '../../../lib/geo/distance.ts';
import { useSettings } from '../SettingsContext.ts';
import { useRoutesByStops } from './useRoutesByStops.ts';
import type { FoundRoutes } from './useRoutesByStops.ts';

const SEARCHING: FoundRoutes = { routeIDs: [], isDone: false, hasFailed: false };

const NO_PLACE: Place = { lat: 0, lon: 0 };

/**
 * The routes near a place. Curbside's own service has them in a file, so that this takes one request.
 * Any other service is asked for the stops there, and then for the stops of a few routes.
 *
 * @param place null while no routes are needed
 * @returns routes of the settings only
 */
export function useRoutesNear(place: Place | null): FoundRoutes {
  const { routes, service } = useSettings();
  const isOwn = service.baseUrl === '';
  const { data: read } = useQuery({
    ...routesNearQuery(place ?? NO_PLACE),
    enabled: isOwn && place !== null,
  });
  const isByStops = !isOwn || read?.answer === null;
  const byStops = useRoutesByStops(isByStops ? place : null);
  return useMemo(() => {
    if (place === null) return SEARCHING;
    if (isByStops) return byStops;
    if (read === undefined) return SEARCHING;
    const known = new Set(routes.map(({ routeID }) => routeID));
    const routeIDs = (read.answer?.routeIDs ?? []).filter((routeID) => known.has(routeID));
    return { routeIDs, isDone: true, hasFailed: read.answer === undefined };
  }, [place, isByStops, byStops, read, routes]);
}
