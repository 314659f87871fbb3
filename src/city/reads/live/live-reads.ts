import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import type { LotFeed } from '../../../api/feeds/lots/lotFeed.ts';
import type { VehicleFeed } from '../../../api/feeds/vehicleFeed.ts';
import { lotsQuery, vehiclesQuery } from '../../../api/queries/live-queries.ts';
import type { Read } from '../../../api/Read.ts';
import type { KnownRoute, RouteRead } from '../../../api/RouteRead.ts';
import { ADDED_NAMES, type AddedName } from '../../../contract/subjects.ts';
import type { Things } from '../../../contract/things.ts';
import { ADDED_SUBJECTS } from '../../subjects.ts';
import { useApi } from '../ApiContext.ts';
import { useCombineReads, useDeferredReads, useReadsByRoute } from '../route-reads.ts';
import { useIsRead } from './useIsRead.ts';
import { useLiveRoutes } from './useLiveRoutes.ts';

type AddedReads = ReadonlyMap<AddedName, Read<Things> | undefined>;

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

/** The added subjects by name, as `LivePoller` reads them; none where they aren't read. The same until one of them changes. */
export function useAddedReads(): AddedReads {
  const api = useApi();
  const isRead = useIsRead();
  const reads = useQueries({
    queries: ADDED_NAMES.map((name) => ({
      ...ADDED_SUBJECTS[name].query(api),
      enabled: isRead(name),
    })),
    combine: useCombineReads<Read<Things>>(),
  });
  return useMemo(
    () => new Map(ADDED_NAMES.map((name, index) => [name, reads.get(index)])),
    [reads],
  );
}
