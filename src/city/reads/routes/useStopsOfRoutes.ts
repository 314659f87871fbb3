import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';

import { routeStopsQuery } from '../../../api/queries/search/search-queries.ts';
import type { Read } from '../../../api/Read.ts';
import type { RouteSettings } from '../../../contract/settings/settings.ts';
import type { StopsAnswer } from '../../../contract/stops/stop.ts';
import { mergeStops } from '../../../features/stops/mergeStops.ts';
import type { CityStop } from '../../../features/stops/mergeStops.ts';
import { useApi } from '../ApiContext.ts';
import { useCombineReads } from '../route-reads.ts';

/**
 * The stops of the routes; undefined until each route has answered or failed. At most four requests run at a
 * time.
 */
export function useStopsOfRoutes(
  routes: readonly RouteSettings[],
): readonly CityStop[] | undefined {
  const api = useApi();
  const reads = useQueries({
    queries: routes.map(({ routeID }) => routeStopsQuery(api, routeID)),
    combine: useCombineReads<Read<StopsAnswer>>(),
  });
  return useMemo(
    () =>
      routes.some((_, index) => reads.get(index) === undefined)
        ? undefined
        : mergeStops(
            routes.map(({ routeID }, index) => ({
              routeID,
              stops: reads.get(index)?.answer?.stops ?? [],
            })),
          ),
    [routes, reads],
  );
}
