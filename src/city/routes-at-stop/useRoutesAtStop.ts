import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';

import { routeStopsQuery } from '../../api/queries/search/search-queries.ts';
import type { Read } from '../../api/Read.ts';
import type { RouteRead } from '../../api/RouteRead.ts';
import type { RouteSettings } from '../../contract/settings.ts';
import type { StopsAnswer } from '../../contract/stop.ts';
import { passesBy } from '../../features/stops/orderByLine.ts';
import type { Place } from '../../lib/geo/distance.ts';
import { useApi } from '../reads/ApiContext.ts';
import { useReadsByRoute, useCombineReads } from '../reads/route-reads.ts';

/** The routes of a stop, as far as they have loaded. */
interface RoutesAtStop {
  readonly found: readonly RouteSettings[];
  /** Routes whose stops couldn't be read. */
  readonly failed: readonly RouteRead<StopsAnswer>[];
  /** Whether each route has answered or failed. */
  readonly isDone: boolean;
}

/**
 * Finds which of the routes serve a stop. The interface has no such query, so this reads the stops of each
 * route, starting with the routes whose line passes near the stop.
 *
 * @param place where the stop is; null if unknown
 * @param isEnabled if false, nothing is requested and only cached answers count
 */
export function useRoutesAtStop(
  routes: readonly RouteSettings[],
  stopID: string,
  place: Place | null,
  isEnabled: boolean,
): RoutesAtStop {
  const api = useApi();
  const { lat = null, lon = null } = place ?? {};
  const nearFirst = useMemo(() => {
    if (lat === null || lon === null) return routes;
    const isNear = (route: RouteSettings) => passesBy(route, { lat, lon });
    const near = routes.filter(isNear);
    return [...near, ...routes.filter((route) => !near.includes(route))];
  }, [routes, lat, lon]);
  const reads = useReadsByRoute(
    nearFirst,
    useQueries({
      queries: nearFirst.map(({ routeID }) => ({
        ...routeStopsQuery(api, routeID),
        enabled: isEnabled,
      })),
      combine: useCombineReads<Read<StopsAnswer>>(),
    }),
  );
  return useMemo(
    () => ({
      found: routes.filter((route) =>
        reads.some(
          (one) =>
            one.route === route && one.read?.answer?.stops.some((stop) => stop.stopID === stopID),
        ),
      ),
      failed: reads.filter(({ read }) => read?.failure !== undefined && read.answer === undefined),
      isDone: reads.every(({ read }) => read !== undefined),
    }),
    [routes, reads, stopID],
  );
}
