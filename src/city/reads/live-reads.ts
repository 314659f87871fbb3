import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import type { LotFeed } from '../../api/feeds/lotFeed.ts';
import type { VehicleFeed } from '../../api/feeds/vehicleFeed.ts';
import { clockQuery } from '../../api/queries/clock-query.ts';
import { lotsQuery, vehiclesQuery } from '../../api/queries/live-queries.ts';
import type { Read } from '../../api/Read.ts';
import type { KnownRoute, RouteRead } from '../../api/RouteRead.ts';
import { useApi } from './ApiContext.ts';
import { browserFetch } from './clock-reads.ts';
import { useReadsByRoute, useCombineReads } from './route-reads.ts';
import { useSettings } from './SettingsContext.ts';
import { useCityStops } from './StopsInViewContext.tsx';
import { useRefetchAfterSleep } from './useRefetchAfterSleep.ts';

/**
 * Polls the vehicles of the routes in view and the lots. Mounted once per page; all other components read
 * the cache without polling. React Query gives each polling component its own timer, and a route must be
 * polled only once (R1, R8).
 */
export function LivePoller({
  inBackground,
}: {
  /** Whether vehicles are polled while the page is hidden; by default the QueryClient decides. */
  inBackground?: boolean | undefined;
}) {
  const api = useApi();
  const { polling } = useSettings();
  const { routes } = useCityStops();
  const interval = polling.vehiclesSeconds * 1000;
  const policy = inBackground === undefined ? {} : { refetchIntervalInBackground: inBackground };
  useQueries({
    queries: routes.map(({ routeID }) => ({ ...vehiclesQuery(api, routeID, interval), ...policy })),
  });
  useQuery(lotsQuery(api, polling.lotsSeconds * 1000));
  useQuery(clockQuery(browserFetch));
  useRefetchAfterSleep(inBackground);
  return null;
}

/** The vehicles of each route, as `LivePoller` reads them. */
export function useVehicleFeeds(routes: readonly KnownRoute[]): readonly RouteRead<VehicleFeed>[] {
  const api = useApi();
  const queries = useMemo(
    () => routes.map(({ routeID }) => vehiclesQuery(api, routeID, false)),
    [api, routes],
  );
  return useReadsByRoute(
    routes,
    useQueries({ queries, combine: useCombineReads<Read<VehicleFeed>>() }),
  );
}

/** The lots of the city with their events, as `LivePoller` reads them. */
export function useLotsRead(): Read<LotFeed> | undefined {
  return useQuery(lotsQuery(useApi(), false)).data;
}
