import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { useApi } from './ApiContext.ts';
import { useSettings } from './SettingsContext.ts';
import { useCityStops } from './StopsInViewContext.tsx';
import { clockOffset, clockQuery } from '../../api/queries/clock-query.ts';
import { lotsQuery, vehiclesQuery } from '../../api/queries/live-queries.ts';
import type { LotFeed } from '../../api/feeds/lotFeed.ts';
import type { Read } from '../../api/Read.ts';
import type { VehicleFeed } from '../../api/feeds/vehicleFeed.ts';
import type { RouteSettings } from '../../contract/settings.ts';
import { useReadsByRoute, useCombineReads } from './route-reads.ts';
import type { RouteRead } from '../../api/RouteRead.ts';
import { useRefetchAfterSleep } from './useRefetchAfterSleep.ts';

const browserFetch: typeof fetch = (input, init) => fetch(input, init);

/**
 * Polls the vehicles of the routes in view and the lots. Mounted once a page: every other component
 * reads what this one keeps fresh, since React Query gives each polling component a timer of its
 * own, and a route is polled once (R1, R8).
 */
export function LivePoller({
  inBackground,
}: {
  /** Vehicles are polled while the page is hidden too; the audience's own policy where left out. */
  inBackground?: boolean | undefined;
}) {
  const api = useApi();
  const { polling } = useSettings();
  const { routes } = useCityStops();
  const every = polling.vehiclesSeconds * 1000;
  const policy = inBackground === undefined ? {} : { refetchIntervalInBackground: inBackground };
  useQueries({
    queries: routes.map(({ routeID }) => ({ ...vehiclesQuery(api, routeID, every), ...policy })),
  });
  useQuery(lotsQuery(api, polling.lotsSeconds * 1000));
  useQuery(clockQuery(browserFetch));
  useRefetchAfterSleep(inBackground);
  return null;
}

/** The vehicles of each route in view, as `LivePoller` keeps them. */
export function useVehicleFeeds(
  routes: readonly RouteSettings[],
): readonly RouteRead<VehicleFeed>[] {
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

/** The lots of the city with their events, as `LivePoller` keeps them. */
export function useLotsRead(): Read<LotFeed> | undefined {
  return useQuery(lotsQuery(useApi(), false)).data;
}

/** The same as `useClockOffset`, but null until it was asked for: for what is written down for good. */
export function useMeasuredClockOffset(): number | null {
  const { data } = useQuery(clockQuery(browserFetch, false));
  return data === undefined ? null : clockOffset(data);
}

/** Milliseconds to add to this device's clock to have the right time, as `LivePoller` measures it. */
export function useClockOffset(): number {
  return useMeasuredClockOffset() ?? 0;
}
