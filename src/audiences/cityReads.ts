import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { useApi } from '../api/ApiContext.ts';
import { lotsQuery, stopsQuery, vehiclesQuery } from '../api/queries.ts';
import type { Read } from '../api/Read.ts';
import type { VehicleFeed } from '../api/vehicleFeed.ts';
import type { LotsAnswer } from '../contract/parking-lot.ts';
import type { RouteSettings, Settings } from '../contract/settings.ts';
import type { StopsAnswer } from '../contract/stop.ts';

/** What was read of one chosen route; `read` is undefined until the first answer or failure. */
export interface RouteRead<T> {
  readonly route: RouteSettings;
  readonly read: Read<T> | undefined;
}

/** Named once, so that React Query keeps the combined array until one of its answers changes. */
function answersOf<T>(results: readonly { data: T | undefined }[]): (T | undefined)[] {
  return results.map(({ data }) => data);
}

function useByRoute<T>(
  routes: readonly RouteSettings[],
  reads: readonly (Read<T> | undefined)[],
): readonly RouteRead<T>[] {
  return useMemo(
    () => routes.map((route, index) => ({ route, read: reads[index] })),
    [routes, reads],
  );
}

/** The stops of each route in view: read once each, and shared by list, map and cards. */
export function useStopsOf(routes: readonly RouteSettings[]): readonly RouteRead<StopsAnswer>[] {
  const api = useApi();
  const queries = routes.map(({ routeID }) => stopsQuery(api, routeID));
  return useByRoute(routes, useQueries({ queries, combine: answersOf<Read<StopsAnswer>> }));
}

/** The vehicles of each route in view, each route polled once (R1, R8). */
export function useFeedsOf(
  routes: readonly RouteSettings[],
  { vehiclesSeconds }: Settings['polling'],
): readonly RouteRead<VehicleFeed>[] {
  const api = useApi();
  const every = vehiclesSeconds * 1000;
  const queries = routes.map(({ routeID }) => vehiclesQuery(api, routeID, every));
  return useByRoute(routes, useQueries({ queries, combine: answersOf<Read<VehicleFeed>> }));
}

/** The lots of the city with their events; undefined until the first answer or failure. */
export function useLots({ lotsSeconds }: Settings['polling']): Read<LotsAnswer> | undefined {
  const api = useApi();
  return useQuery(lotsQuery(api, lotsSeconds * 1000)).data;
}
