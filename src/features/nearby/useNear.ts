import { skipToken, useQuery } from '@tanstack/react-query';

import type { Api } from '../../api/createApi.ts';
import { type NearFeed, nearQuery } from '../../api/queries/nearQuery.ts';
import type { Read } from '../../api/Read.ts';
import { nearMeters } from '../../contract/operations/first-requests.ts';
import { MOST_METERS } from '../../contract/places/near.ts';
import type { Place } from '../../lib/geo/distance.ts';

interface NearOptions {
  readonly api: Api;
  /** Null to read nothing. */
  readonly point: Place | null;
  /** Feet; null for 500 meters, and where few lines are there, for 2 km. */
  readonly radius: number | null;
  /** Milliseconds between two polls of live times. */
  readonly interval: number;
}

const NOWHERE: Place = { lat: 0, lon: 0 };

/** With fewer, the search goes farther. */
const FEW_LINES = 4;

function useWithin(
  { api, point, interval }: Omit<NearOptions, 'radius'>,
  meters: number,
): Read<NearFeed> | undefined {
  const query = nearQuery(api, point ?? NOWHERE, meters, interval);
  return useQuery(point === null ? { ...query, queryFn: skipToken } : query).data;
}

/**
 * The stops around a point and their next departures, whatever routes the page shows.
 *
 * @returns no read until the first answer; and how far away it looked, in meters
 */
export function useNear({ radius, ...options }: NearOptions): {
  readonly read: Read<NearFeed> | undefined;
  readonly meters: number;
} {
  const meters = nearMeters(radius);
  const close = useWithin(options, meters);
  const isThin =
    radius === null && close?.answer !== undefined && close.answer.lines.length < FEW_LINES;
  const far = useWithin({ ...options, point: isThin ? options.point : null }, MOST_METERS);
  return isThin ? { read: far, meters: MOST_METERS } : { read: close, meters };
}
