import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';

import { routeStopsQuery } from '../../api/queries/search/search-queries.ts';
import type { Read } from '../../api/Read.ts';
import type { RouteRead } from '../../api/RouteRead.ts';
import type { RouteSettings } from '../../contract/settings/settings.ts';
import type { StopsAnswer } from '../../contract/stops/stop.ts';
import { passesBy } from '../../features/stops/orderByLine.ts';
import type { Place } from '../../lib/geo/distance.ts';
import { useApi } from '../reads/ApiContext.ts';
import { useReadsByRoute, useCombineReads } from '../reads/route-reads.ts';
import { hasStop } from '../reads/stop-indexes.ts';

/** The routes of some stops, as far as they have loaded. */
interface RoutesAtStops {
  readonly found: readonly RouteSettings[];
  /** Routes whose stops couldn't be read. */
  readonly failed: readonly RouteRead<StopsAnswer>[];
  /** Whether each route has answered or failed. */
  readonly isDone: boolean;
}

/**
 * Finds which of the routes serve at least one of the stops. The interface has no such query, so this reads
 * the stops of each route, starting with the routes whose line passes near the place.
 *
 * @param place where the stops are; null if unknown
 * @param isEnabled if false, nothing is requested and only cached answers count
 */
export function useRoutesAtStops(
  routes: readonly RouteSettings[],
  stopIDs: readonly string[],
  place: Place | null,
  isEnabled: boolean,
): RoutesAtStops {
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
  // As text, because each render has a new array.
  const text = stopIDs.join('\n');
  return useMemo(() => {
    const ids = text.split('\n');
    const serving = new Set<RouteSettings>(
      reads
        .filter(({ read }) => ids.some((stopID) => hasStop(read?.answer, stopID)))
        .map(({ route }) => route),
    );
    return {
      found: routes.filter((route) => serving.has(route)),
      failed: reads.filter(({ read }) => read?.failure !== undefined && read.answer === undefined),
      isDone: reads.every(({ read }) => read !== undefined),
    };
  }, [routes, reads, text]);
}
