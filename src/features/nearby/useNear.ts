import { skipToken, useQuery } from '@tanstack/react-query';

import type { Api } from '../../api/createApi.ts';
import { type NearFeed, nearQuery } from '../../api/queries/nearQuery.ts';
import type { Read } from '../../api/Read.ts';
import type { Place } from '../../lib/geo/distance.ts';

interface NearOptions {
  readonly api: Api;
  /** Null to read nothing. */
  readonly point: Place | null;
  /** The radius, at most `MOST_METERS`. */
  readonly meters: number;
  /** Milliseconds between two polls of live times. */
  readonly interval: number;
}

const NOWHERE: Place = { lat: 0, lon: 0 };

/** The stops around a point and their next departures, whatever routes the page shows. Undefined until the first answer. */
export function useNear({ api, point, meters, interval }: NearOptions): Read<NearFeed> | undefined {
  const query = nearQuery(api, point ?? NOWHERE, meters, interval);
  return useQuery(point === null ? { ...query, queryFn: skipToken } : query).data;
}
