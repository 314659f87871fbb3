import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { useApi } from './ApiContext.ts';
import { clockOffset, clockQuery } from '../../api/queries/clock-query.ts';
import { lotsQuery, vehiclesQuery } from '../../api/queries/live-queries.ts';
import type { LotFeed } from '../../api/feeds/lotFeed.ts';
import type { Read } from '../../api/Read.ts';
import type { VehicleFeed } from '../../api/feeds/vehicleFeed.ts';
import type { RouteSettings, Settings } from '../../contract/settings.ts';
import { useByRoute, useReads } from './routeReads.ts';
import type { RouteRead } from '../../api/RouteRead.ts';
import { useRereadAfterGap } from './useRereadAfterGap.ts';

type Polling = Settings['polling'];

const ownFetch: typeof fetch = (input, init) => fetch(input, init);

/**
 * Polls the vehicles of the routes in view and the lots. Mounted once a page: every other component
 * reads what this one keeps fresh, since React Query gives each polling component a timer of its
 * own, and a route is polled once (R1, R8).
 */
export function LivePolls({
  routes,
  polling,
  inBackground,
}: {
  routes: readonly RouteSettings[];
  polling: Polling;
  /** Vehicles are polled while the page is hidden too; the audience's own policy where left out. */
  inBackground?: boolean | undefined;
}) {
  const api = useApi();
  const every = polling.vehiclesSeconds * 1000;
  const policy = inBackground === undefined ? {} : { refetchIntervalInBackground: inBackground };
  useQueries({
    queries: routes.map(({ routeID }) => ({ ...vehiclesQuery(api, routeID, every), ...policy })),
  });
  useQuery(lotsQuery(api, polling.lotsSeconds * 1000));
  useQuery(clockQuery(ownFetch));
  useRereadAfterGap(inBackground);
  return null;
}

/** The vehicles of each route in view, as `LivePolls` keeps them. */
export function useFeedsOf(routes: readonly RouteSettings[]): readonly RouteRead<VehicleFeed>[] {
  const api = useApi();
  const queries = useMemo(
    () => routes.map(({ routeID }) => vehiclesQuery(api, routeID, false)),
    [api, routes],
  );
  return useByRoute(routes, useQueries({ queries, combine: useReads<Read<VehicleFeed>>() }));
}

/** The lots of the city with their events, as `LivePolls` keeps them. */
export function useLotsRead(): Read<LotFeed> | undefined {
  return useQuery(lotsQuery(useApi(), false)).data;
}

/** The same as `useClockOffset`, but null until it was asked for: for what is written down for good. */
export function useMeasuredOffset(): number | null {
  const { data } = useQuery(clockQuery(ownFetch, false));
  return data === undefined ? null : clockOffset(data);
}

/** Milliseconds to add to this device's clock to have the right time, as `LivePolls` measures it. */
export function useClockOffset(): number {
  return useMeasuredOffset() ?? 0;
}
