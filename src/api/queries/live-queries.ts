import { queryOptions } from '@tanstack/react-query';

import { timePassed } from '../../lib/time/timePassed.ts';
import type { Api } from '../createApi.ts';
import { advanceLots } from '../feeds/lotFeed.ts';
import type { LotFeed } from '../feeds/lotFeed.ts';
import { pollEvery, reading } from './reading.ts';
import { advanceFeed } from '../feeds/vehicleFeed.ts';
import type { VehicleFeed } from '../feeds/vehicleFeed.ts';

/** Whoever comes to an answer that is no older than this takes it as it is. */
const JUST_READ = 60_000;

/**
 * The vehicles of a route (4.4), each answer folded into what the earlier ones told.
 *
 * @param every milliseconds between polls (R8); false for whoever reads what another one polls
 */
export function vehiclesQuery(api: Api, routeID: string, every: number | false) {
  return queryOptions({
    queryKey: ['vehicles', routeID],
    queryFn: reading<VehicleFeed>(async (signal, known) =>
      advanceFeed(known, routeID, await api.getvehicles({ routeID }, signal), timePassed()),
    ),
    staleTime: every === false ? JUST_READ : 0,
    refetchInterval: every === false ? false : pollEvery<VehicleFeed>(every),
    // A feed is a new object each time by intent; comparing it would cost more than it saves.
    structuralSharing: false,
  });
}

/**
 * The lots with their events (4.5), each answer folded into what the earlier ones told: always the
 * same request, so that counts and events are of one moment and the service is never asked twice (C30).
 *
 * @param every as that of `vehiclesQuery`
 */
export function lotsQuery(api: Api, every: number | false) {
  return queryOptions({
    queryKey: ['parking', 'lots'],
    queryFn: reading<LotFeed>(async (signal, known) =>
      advanceLots(known, await api.lots({ expand: 'specialevents' }, signal), timePassed()),
    ),
    staleTime: every === false ? JUST_READ : 0,
    refetchInterval: every === false ? false : pollEvery<LotFeed>(every),
  });
}
