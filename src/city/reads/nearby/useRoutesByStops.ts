import { skipToken, useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { circleQuery, routeStopsQuery } from '../../../api/queries/search/search-queries.ts';
import type { Read } from '../../../api/Read.ts';
import type { RouteSettings } from '../../../contract/settings/settings.ts';
import type { Stop, StopsAnswer } from '../../../contract/stops/stop.ts';
import { passesBy } from '../../../features/stops/orderByLine.ts';
import { metersBetween, type Place } from '../../../lib/geo/distance.ts';
import { sameDestination } from '../../../lib/names/destination.ts';
import { useApi } from '../ApiContext.ts';
import { useCombineReads, useReadsByRoute } from '../route-reads.ts';
import { useSettings } from '../SettingsContext.ts';
import { hasStop } from '../stop-indexes.ts';

/** The routes near a place, as far as they are known. */
export interface FoundRoutes {
  /** Nearest first. */
  readonly routeIDs: readonly string[];
  /** Whether everything that this needs was read, or failed. */
  readonly isDone: boolean;
  /** Whether something could not be read, so that there may be more routes. */
  readonly hasFailed: boolean;
}

/**
 * The page reads the stops of at most this many routes, as many as a small city has. A region may have
 * thousands, and each of these requests has some 20 kB.
 */
const MAX_CANDIDATES = 24;

/** The page looks for the routes of this many stops near the place. */
const MAX_STOPS = 8;

/**
 * The routes that may serve these stops: those whose line or whose destination fits, then the others. No
 * operation of the interface says which routes serve a stop.
 */
function candidateRoutes(
  routes: readonly RouteSettings[],
  near: readonly Stop[],
): readonly RouteSettings[] {
  const passing = routes.filter((route) =>
    near.some(({ latitude, longitude }) => passesBy(route, { lat: latitude, lon: longitude })),
  );
  const heading = routes.filter(({ destinations = [] }) =>
    near.some(({ destination }) =>
      destinations.some(
        (label) => destination !== undefined && sameDestination(label, destination),
      ),
    ),
  );
  return [...new Set([...passing, ...heading, ...routes])].slice(0, MAX_CANDIDATES);
}

/**
 * The routes near a place, found with the operations of the interface only: the stops of one circle, then those of
 * `MAX_CANDIDATES` routes, four requests at a time.
 *
 * @param place null while no routes are needed
 */
export function useRoutesByStops(place: Place | null): FoundRoutes {
  const api = useApi();
  const { routes } = useSettings();
  const query = circleQuery(api, place ?? { lat: 0, lon: 0 }, null);
  const { data: circle } = useQuery(place === null ? { ...query, queryFn: skipToken } : query);
  const near = useMemo(() => {
    if (place === null || circle?.answer === undefined) return [];
    const metersTo = ({ latitude, longitude }: Stop) =>
      metersBetween(place, { lat: latitude, lon: longitude });
    const byID = new Map(circle.answer.stops.map((stop) => [stop.stopID, stop]));
    return [...byID.values()]
      .toSorted((one, other) => metersTo(one) - metersTo(other))
      .slice(0, MAX_STOPS);
  }, [place, circle]);
  const candidates = useMemo(
    () => (near.length === 0 ? [] : candidateRoutes(routes, near)),
    [routes, near],
  );
  const reads = useReadsByRoute(
    candidates,
    useQueries({
      queries: candidates.map(({ routeID }) => routeStopsQuery(api, routeID)),
      combine: useCombineReads<Read<StopsAnswer>>(),
    }),
  );
  return useMemo(() => {
    const served = near.flatMap(({ stopID }) =>
      reads.filter(({ read }) => hasStop(read?.answer, stopID)),
    );
    return {
      routeIDs: [...new Set(served.map(({ route }) => route.routeID))],
      isDone: circle !== undefined && reads.every(({ read }) => read !== undefined),
      hasFailed:
        circle?.failure !== undefined || reads.some(({ read }) => read?.answer === undefined),
    };
  }, [near, reads, circle]);
}
