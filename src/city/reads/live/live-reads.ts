import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import type { LotFeed } from '../../../api/feeds/lots/lotFeed.ts';
import type { VehicleFeed } from '../../../api/feeds/vehicleFeed.ts';
import { bikesQuery } from '../../../api/queries/bikes-queries.ts';
import { lotsQuery, vehiclesQuery } from '../../../api/queries/live-queries.ts';
import type { Read } from '../../../api/Read.ts';
import type { KnownRoute, RouteRead } from '../../../api/RouteRead.ts';
import type { BikesFeed } from '../../../contract/bikes/bikesFrom.ts';
import { useApi } from '../ApiContext.ts';
import { useCombineReads, useDeferredReads, useReadsByRoute } from '../route-reads.ts';
import { useIsRead } from './useIsRead.ts';
import { useLiveRoutes } from './useLiveRoutes.ts';

const NO_ROUTES: readonly KnownRoute[] = [];

/**
 * The vehicles of each route, as `LivePoller` reads them; none where they aren't read. Deferred, so
 * that React spreads the work after a poll over several frames while the rider pans or taps.
 */
export function useVehicleFeedsOf(
  routesInView: readonly KnownRoute[],
): readonly RouteRead<VehicleFeed>[] {
  const api = useApi();
  const routes = useIsRead()('vehicles') ? routesInView : NO_ROUTES;
  const queries = useMemo(
    () => routes.map(({ routeID }) => vehiclesQuery(api, routeID, false)),
    [api, routes],
  );
  const reads = useReadsByRoute(
    routes,
    useQueries({ queries, combine: useCombineReads<Read<VehicleFeed>>() }),
  );
  return useDeferredReads(reads);
}

/** The vehicles of the routes that `LivePoller` polls. */
export const useVehicleFeeds = (): readonly RouteRead<VehicleFeed>[] =>
  useVehicleFeedsOf(useLiveRoutes());

/** The lots of the city with their events, as `LivePoller` reads them; undefined where they aren't read. */
export function useLotsRead(): Read<LotFeed> | undefined {
  const enabled = useIsRead()('lots');
  return useQuery({ ...lotsQuery(useApi(), false), enabled }).data;
}

/** The bikes to rent in the city, as `LivePoller` reads them, and how to read them again; no data where they aren't read. */
export function useBikesQuery() {
  const enabled = useIsRead()('bikes');
  return useQuery({ ...bikesQuery(useApi()), enabled });
}

export const useBikesRead = (): Read<BikesFeed> | undefined => useBikesQuery().data;
