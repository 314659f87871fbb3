import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { routeStopsQuery, stopLocationQuery } from '../../../api/queries/search-queries.ts';
import type { Read } from '../../../api/Read.ts';
import { useApi } from '../../../city/reads/ApiContext.ts';
import { useCombineReads } from '../../../city/reads/route-reads.ts';
import type { StopsAnswer } from '../../../contract/stop.ts';
import { mergeStops } from '../../../features/stops/mergeStops.ts';
import type { CityStop } from '../../../features/stops/mergeStops.ts';

/** The stops of some routes, as far as they have been read. */
export function useStops(routeIDs: readonly string[]): {
  readonly stops: readonly CityStop[];
  /** Whether every read has been answered or has failed. */
  readonly isDone: boolean;
} {
  const api = useApi();
  const reads = useQueries({
    queries: routeIDs.map((routeID) => routeStopsQuery(api, routeID)),
    combine: useCombineReads<Read<StopsAnswer>>(),
  });
  return useMemo(
    () => ({
      stops: mergeStops(
        routeIDs.map((routeID, index) => ({
          routeID,
          stops: reads.get(index)?.answer?.stops ?? [],
        })),
      ),
      isDone: routeIDs.every((_, index) => reads.get(index) !== undefined),
    }),
    [routeIDs, reads],
  );
}

/** The place of one stop by its number; undefined until it is known, and for a stop that doesn't exist. */
export function useStop(stopID: string | null) {
  const query = stopLocationQuery(useApi(), stopID ?? '');
  return useQuery({ ...query, enabled: stopID !== null }).data?.answer;
}
