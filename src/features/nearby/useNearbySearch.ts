import { skipToken, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import type { Api } from '../../api/createApi.ts';
import { isNotOffered } from '../../api/isNotOffered.ts';
import { circleQuery, roundedPlace } from '../../api/queries/search/search-queries.ts';
import type { Read } from '../../api/Read.ts';
import type { Settings } from '../../contract/settings/settings.ts';
import type { Stop } from '../../contract/stops/stop.ts';
import type { Place } from '../../lib/geo/distance.ts';
import { METERS_PER_FOOT } from '../../lib/geo/lengths.ts';
import {
  DEFAULT_RADIUS_FEET,
  type FoundStop,
  type NearbyStop,
  nearbyStops,
} from './nearbyStops.ts';
import { useNear } from './useNear.ts';

/** What a search around a point has found so far. */
export interface NearbySearch {
  /** Rounded to about a meter; null while there is no search. */
  readonly point: Place | null;
  /** How far away it looks. */
  readonly reachMeters: number;
  /** The stops within reach, nearest first, each once. */
  readonly found: readonly NearbyStop[];
  /** The number of unreadable entries in the answer. */
  readonly dropped: number;
  /** Undefined until the answer or the failure. */
  readonly read: Read<unknown> | undefined;
}

interface NearbySearchOptions {
  readonly api: Api;
  readonly settings: Pick<Settings, 'features' | 'polling' | 'walking'>;
  /** Null while there is no search. */
  readonly point: Place | null;
  /** Feet; null for as far as `useNear` looks. */
  readonly radius: number | null;
}

/** The stops of a circle, each once: one of several destinations is sent several times. */
function stopsOfCircle(stops: readonly Stop[]): FoundStop[] {
  const found = new Map<string, FoundStop>();
  for (const { destination, exitOnly, byReservation, otherStops, ...stop } of stops) {
    const { lines } = found.get(stop.stopID) ?? { lines: [] };
    const line = { routeID: '', destination: destination ?? '', exitOnly, byReservation };
    found.set(stop.stopID, {
      ...stop,
      lines: destination === undefined ? lines : [...lines, line],
      ...(otherStops === undefined ? {} : { otherStops }),
    });
  }
  return [...found.values()];
}

/**
 * Searches for the stops around a point. A service that can't answer getnear is asked for one circle of at most 500 feet
 * (interface 4.2), in which it doesn't say the routes.
 */
export function useNearbySearch(options: NearbySearchOptions): NearbySearch {
  const { api, radius } = options;
  const { features, polling, walking } = options.settings;
  const { metresPerMinute } = walking;
  const { lat = null, lon = null } = options.point === null ? {} : roundedPlace(options.point);
  const point = useMemo(() => (lat === null || lon === null ? null : { lat, lon }), [lat, lon]);
  const near = useNear({
    api,
    point: features.times === true ? point : null,
    radius,
    interval: polling.vehiclesSeconds * 1000,
  });
  const error = near.read?.failure?.error;
  const isCircle = features.times !== true || (error !== undefined && isNotOffered(error, 'times'));
  // The service takes less than 500, or no radius for 500.
  const feet = radius !== null && radius < DEFAULT_RADIUS_FEET ? radius : null;
  const query = circleQuery(api, point ?? { lat: 0, lon: 0 }, feet);
  const { data: circle } = useQuery(
    isCircle && point !== null ? query : { ...query, queryFn: skipToken },
  );
  const nearAnswer = near.read?.answer;
  const circleAnswer = circle?.answer;
  const found = useMemo(() => {
    if (point === null) return [];
    const stops = isCircle ? stopsOfCircle(circleAnswer?.stops ?? []) : (nearAnswer?.stops ?? []);
    return nearbyStops(stops, point, metresPerMinute);
  }, [point, isCircle, circleAnswer, nearAnswer, metresPerMinute]);
  const read = isCircle ? circle : near.read;
  const dropped = (isCircle ? circleAnswer : nearAnswer)?.dropped ?? 0;
  const reachMeters = isCircle ? (feet ?? DEFAULT_RADIUS_FEET) * METERS_PER_FOOT : near.meters;
  return useMemo(
    () => ({ point, reachMeters, found, dropped, read: point === null ? undefined : read }),
    [point, reachMeters, found, dropped, read],
  );
}
