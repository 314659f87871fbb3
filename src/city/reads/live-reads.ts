import { useQueries, useQuery } from '@tanstack/react-query';
import { createElement, Suspense, useMemo } from 'react';

import type { LotFeed } from '../../api/feeds/lotFeed.ts';
import type { VehicleFeed } from '../../api/feeds/vehicleFeed.ts';
import { clockQuery } from '../../api/queries/clock-query.ts';
import { lotsQuery, vehiclesQuery } from '../../api/queries/live-queries.ts';
import type { Read } from '../../api/Read.ts';
import type { KnownRoute, RouteRead } from '../../api/RouteRead.ts';
import { lazyComponent } from '../../ui/loading/lazyComponent.ts';
import { useApi } from './ApiContext.ts';
import { browserFetch } from './clock-reads.ts';
import { useReadsByRoute, useCombineReads } from './route-reads.ts';
import { useSettings } from './SettingsContext.ts';
import { useCityStops } from './StopsInViewContext.tsx';
import { useRefetchAfterSleep } from './useRefetchAfterSleep.ts';

const StartRoutes = lazyComponent(async () => (await import('./StartRoutes.tsx')).StartRoutes);

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
  const { polling, features } = useSettings();
  const { routes, isSmallCity } = useCityStops();
  const interval = polling.vehiclesSeconds * 1000;
  const policy = inBackground === undefined ? {} : { refetchIntervalInBackground: inBackground };
  useQueries({
    queries: (features.vehicles ? routes : NO_ROUTES).map(({ routeID }) => ({
      ...vehiclesQuery(api, routeID, interval),
      ...policy,
    })),
  });
  useQuery({ ...lotsQuery(api, polling.lotsSeconds * 1000), enabled: features.parking });
  useQuery(clockQuery(browserFetch));
  useRefetchAfterSleep(inBackground);
  return isSmallCity ? null : createElement(Suspense, null, createElement(StartRoutes));
}

const NO_ROUTES: readonly KnownRoute[] = [];

/** The vehicles of each route, as `LivePoller` reads them; none in a city without live positions. */
export function useVehicleFeeds(
  routesInView: readonly KnownRoute[],
): readonly RouteRead<VehicleFeed>[] {
  const api = useApi();
  const routes = useSettings().features.vehicles ? routesInView : NO_ROUTES;
  const queries = useMemo(
    () => routes.map(({ routeID }) => vehiclesQuery(api, routeID, false)),
    [api, routes],
  );
  return useReadsByRoute(
    routes,
    useQueries({ queries, combine: useCombineReads<Read<VehicleFeed>>() }),
  );
}

/** The lots of the city with their events, as `LivePoller` reads them; undefined in a city without parking. */
export function useLotsRead(): Read<LotFeed> | undefined {
  const { parking } = useSettings().features;
  return useQuery({ ...lotsQuery(useApi(), false), enabled: parking }).data;
}
