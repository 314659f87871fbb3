import { queryOptions } from '@tanstack/react-query';
import type { Query, QueryFunctionContext } from '@tanstack/react-query';

import type { LotsAnswer } from '../contract/parking-lot.ts';
import type { NearbyStopsAnswer, StopLocationAnswer, StopsAnswer } from '../contract/stop.ts';
import type { Place } from '../lib/distance.ts';
import type { Api } from './createApi.ts';
import { readAgain } from './Read.ts';
import type { Read } from './Read.ts';
import { advanceFeed } from './vehicleFeed.ts';
import type { VehicleFeed } from './vehicleFeed.ts';

/** After a failure, what is otherwise read once is tried again this often, in milliseconds. */
const TRY_AGAIN = 5_000;

/** Stops change with a timetable: what was read today is right today. */
const STOPS_FRESH = 60 * 60_000;

/** The query function of a read whose failures are kept beside its last answer. */
function reading<T>(read: (signal: AbortSignal, known: T | undefined) => Promise<T>) {
  return ({ client, queryKey, signal }: QueryFunctionContext): Promise<Read<T>> =>
    readAgain(client.getQueryData<Read<T>>(queryKey), (known) => read(signal, known));
}

/** Polls at `every` milliseconds, or later where the service asked for that (Retry-After). */
function pollEvery<T>(every: number | false, afterFailure: number = TRY_AGAIN) {
  return ({ state }: Query<Read<T>>): number | false => {
    const failure = state.data?.failure;
    if (failure === undefined) return every;
    return Math.max(every || afterFailure, failure.error.retryAfter ?? 0);
  };
}

/** The stops of a route (4.1): read once, and again after a failure until it succeeds. */
export function stopsQuery(api: Api, routeID: string) {
  return queryOptions({
    queryKey: ['stops', routeID],
    queryFn: reading<StopsAnswer>((signal) => api.getstops({ routeID }, signal)),
    staleTime: STOPS_FRESH,
    refetchInterval: pollEvery<StopsAnswer>(false),
  });
}

/** The place of one stop (4.3). */
export function stopLocationQuery(api: Api, stopID: string) {
  return queryOptions({
    queryKey: ['stops', 'location', stopID],
    queryFn: reading<StopLocationAnswer>((signal) => api.getstoplocation({ stopID }, signal)),
    staleTime: STOPS_FRESH,
    refetchInterval: pollEvery<StopLocationAnswer>(false),
  });
}

/** A metre on the ground: a point that moves less is the same question. */
const rounded = (degrees: number) => Math.round(degrees * 1e5) / 1e5;

/**
 * The stops around a point (4.2).
 *
 * @param radius feet, 1 to 499; null leaves it out, which the service takes as 500
 */
export function nearbyQuery(api: Api, point: Place, radius: number | null) {
  const [lat, lon] = [rounded(point.lat), rounded(point.lon)];
  return queryOptions({
    queryKey: ['nearby', lat, lon, radius],
    queryFn: reading<NearbyStopsAnswer>((signal) =>
      api.getnearbystops({ lat, lon, ...(radius === null ? {} : { radius }) }, signal),
    ),
    staleTime: STOPS_FRESH,
    refetchInterval: pollEvery<NearbyStopsAnswer>(false),
  });
}

/**
 * The vehicles of a route (4.4), each answer folded into what the earlier ones told.
 *
 * @param every milliseconds between polls (R8)
 */
export function vehiclesQuery(api: Api, routeID: string, every: number) {
  return queryOptions({
    queryKey: ['vehicles', routeID],
    queryFn: reading<VehicleFeed>(async (signal, known) =>
      advanceFeed(known, routeID, await api.getvehicles({ routeID }, signal), performance.now()),
    ),
    refetchInterval: pollEvery<VehicleFeed>(every),
    // A feed is a new object each time by intent; comparing it would cost more than it saves.
    structuralSharing: false,
  });
}

/**
 * The lots with their events (4.5): always the same request, so that counts and events are of one
 * moment and the service is never asked twice (C30).
 *
 * @param every milliseconds between polls
 */
export function lotsQuery(api: Api, every: number) {
  return queryOptions({
    queryKey: ['parking', 'lots'],
    queryFn: reading<LotsAnswer>((signal) => api.lots({ expand: 'specialevents' }, signal)),
    refetchInterval: pollEvery<LotsAnswer>(every),
  });
}
