import { queryOptions } from '@tanstack/react-query';

import { OPERATIONS } from '../../contract/operations/operations.ts';
import { monotonicNow } from '../../lib/time/monotonicNow.ts';
import type { Api } from '../createApi.ts';
import type { LotFeed } from '../feeds/lots/lotFeed.ts';
import type { VehicleFeed } from '../feeds/vehicleFeed.ts';
import { importOrApiError } from '../importOrApiError.ts';
import { LOTS_KEY, vehiclesKey } from './query-keys.ts';
import { pollEvery, readQueryFn } from './read-query.ts';
import type { PolledQuery } from './read-query.ts';

/** Milliseconds. A component that only reads the cache doesn't refetch an answer younger than this. */
const SHARED_STALE_TIME = 60_000;

/**
 * A poller doesn't repeat what another component read just before it started. After a failure it does, as
 * soon as the device is online again, but not before the time that the service asked for.
 *
 * @param interval as for `vehiclesQuery`
 */
export function staleTimeOf(interval: number | false) {
  if (interval === false) return SHARED_STALE_TIME;
  return ({ state }: PolledQuery<unknown>): number => {
    const failure = state.data?.failure;
    return failure === undefined ? interval : (failure.error.retryAfter ?? 0);
  };
}

/**
 * The vehicles of a route (4.4), each answer merged into the feed's history.
 *
 * @param interval milliseconds between polls; false to read what another component polls
 */
export function vehiclesQuery(api: Api, routeID: string, interval: number | false) {
  return queryOptions({
    queryKey: vehiclesKey(routeID),
    queryFn: readQueryFn<VehicleFeed>(async (signal, last) => {
      const [{ answer, ...served }, { advanceVehicleFeed }] = await Promise.all([
        api.ask(OPERATIONS.getvehicles, { routeID }, signal),
        // A frame with a list of lots reads no vehicles, and doesn't load their code.
        importOrApiError(() => import('../feeds/vehicleFeed.ts')),
      ]);
      return advanceVehicleFeed(last, routeID, { ...answer, ...served }, monotonicNow());
    }),
    staleTime: staleTimeOf(interval),
    refetchInterval: interval === false ? false : pollEvery<VehicleFeed>(interval),
    // Each answer makes a new feed object, so a deep comparison would only cost time.
    structuralSharing: false,
  });
}

/**
 * The lots with their events (4.5), each answer merged into the history. There is one request for both, so
 * that counts and events are from the same moment.
 *
 * @param interval as for `vehiclesQuery`
 */
export function lotsQuery(api: Api, interval: number | false) {
  return queryOptions({
    queryKey: LOTS_KEY,
    queryFn: readQueryFn<LotFeed>(
      async (signal, last) => {
        const [{ answer, age }, { advanceLots }] = await Promise.all([
          api.ask(OPERATIONS.lots, { expand: 'specialevents' }, signal),
          // A frame with a list of stops reads no lots, and doesn't load their code.
          importOrApiError(() => import('../feeds/lots/lotFeed.ts')),
        ]);
        return advanceLots(last, { ...answer, age }, monotonicNow());
      },
      ({ age = 0 }) => age,
    ),
    staleTime: staleTimeOf(interval),
    refetchInterval: interval === false ? false : pollEvery<LotFeed>(interval),
  });
}
