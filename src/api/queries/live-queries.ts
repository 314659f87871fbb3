import { queryOptions } from '@tanstack/react-query';

import { monotonicNow } from '../../lib/time/monotonicNow.ts';
import type { Api } from '../createApi.ts';
import { advanceLots } from '../feeds/lotFeed.ts';
import type { LotFeed } from '../feeds/lotFeed.ts';
import { LOTS_KEY, vehiclesKey } from './query-keys.ts';
import { pollEvery, readQueryFn } from './read-query.ts';
import { advanceVehicleFeed } from '../feeds/vehicleFeed.ts';
import type { VehicleFeed } from '../feeds/vehicleFeed.ts';

/** Whoever comes to an answer that is no older than this takes it as it is. */
const SHARED_STALE_TIME = 60_000;

/**
 * The vehicles of a route (4.4), each answer folded into what the earlier ones told.
 *
 * @param interval milliseconds between polls (R8); false for whoever reads what another one polls
 */
export function vehiclesQuery(api: Api, routeID: string, interval: number | false) {
  return queryOptions({
    queryKey: vehiclesKey(routeID),
    queryFn: readQueryFn<VehicleFeed>(async (signal, last) =>
      advanceVehicleFeed(last, routeID, await api.getvehicles({ routeID }, signal), monotonicNow()),
    ),
    staleTime: interval === false ? SHARED_STALE_TIME : 0,
    refetchInterval: interval === false ? false : pollEvery<VehicleFeed>(interval),
    // A feed is a new object each time by intent; comparing it would cost more than it saves.
    structuralSharing: false,
  });
}

/**
 * The lots with their events (4.5), each answer folded into what the earlier ones told: always the
 * same request, so that counts and events are of one moment and the service is never asked twice (C30).
 *
 * @param interval as that of `vehiclesQuery`
 */
export function lotsQuery(api: Api, interval: number | false) {
  return queryOptions({
    queryKey: LOTS_KEY,
    queryFn: readQueryFn<LotFeed>(async (signal, last) =>
      advanceLots(last, await api.lots({ expand: 'specialevents' }, signal), monotonicNow()),
    ),
    staleTime: interval === false ? SHARED_STALE_TIME : 0,
    refetchInterval: interval === false ? false : pollEvery<LotFeed>(interval),
  });
}
