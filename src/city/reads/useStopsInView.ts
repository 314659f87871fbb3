import { useQueries } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';

import { LINE_ORDER_KEY } from '../../api/queries/query-keys.ts';
import { stopsQuery } from '../../api/queries/stopsQuery.ts';
import type { Read } from '../../api/Read.ts';
import type { KnownRoute, RouteRead } from '../../api/RouteRead.ts';
import { isSmallCity, startRoutesOf } from '../../contract/operations/first-requests.ts';
import type { Settings } from '../../contract/settings/settings.ts';
import type { StopsAnswer } from '../../contract/stops/stop.ts';
import { colorsOf, routesInView } from '../../features/routes/routesInView.ts';
import { destinationsOf, mergeStops } from '../../features/stops/mergeStops.ts';
import type { orderByLine } from '../../features/stops/orderByLine.ts';
import { orderStops } from '../../features/stops/orderStops.ts';
import { sameDestination } from '../../lib/names/destination.ts';
import type { StartPlace } from '../../lib/words/wordsOf.ts';
import { useLanguage } from '../../ui/text/Language.tsx';
import type { View } from '../../view/view.ts';
import { useApi } from './ApiContext.ts';
import { useCombineReads, useDeferredReads, useReadsByRoute } from './route-reads.ts';
import { useAddedRoutes } from './routes/useAddedRoutes.ts';
import { useKnownRoutes } from './routes/useKnownRoutes.ts';
import { useVehicleDirections } from './useVehicleDirections.ts';

const NO_ROUTES: readonly string[] = [];

/** The routes that the page of a large city has found and shows until the rider chooses. */
interface NearbyRoutes {
  readonly routeIDs: readonly string[];
  /** The place that they are near; null if there are none near it, or none could be read. */
  readonly place: StartPlace | null;
  /** Whether the routes near the place could not be read. */
  readonly hasFailed?: boolean;
}

/** The stops of each route in view, read once and shared by list, map and cards. */
function useStopReads(routes: readonly KnownRoute[]): readonly RouteRead<StopsAnswer>[] {
  const api = useApi();
  const queries = useMemo(
    () => routes.map(({ routeID }) => stopsQuery(api, routeID)),
    [api, routes],
  );
  return useReadsByRoute(
    routes,
    useQueries({ queries, combine: useCombineReads<Read<StopsAnswer>>() }),
  );
}

const lineOrderQueries = (isNeeded: boolean) =>
  [
    {
      queryKey: LINE_ORDER_KEY,
      queryFn: () => import('../../features/stops/orderByLine.ts'),
      enabled: isNeeded,
      staleTime: Infinity,
    },
  ] as const;

/** Orders stops along the lines of routes without a document; undefined until needed and loaded. */
function useOrderByLine(routes: readonly KnownRoute[]): typeof orderByLine | undefined {
  const isNeeded = routes.some(({ line, directions }) => line !== undefined && !directions?.length);
  // Not useQuery, whose code the first list doesn't have.
  const [result] = useQueries({
    // React Query would compare a new array with its queries at each render.
    queries: useMemo(() => lineOrderQueries(isNeeded), [isNeeded]),
  });
  return result.data?.orderByLine;
}

/**
 * The routes of the view with their colors and stops: everything the first list needs. A first visit has
 * one route, so that the map is never empty. In a large city, it has the routes that the settings
 * name, or those near the chosen point.
 *
 * @param canShowAll whether the audience shows the buses of all routes until one is chosen
 * @param isUnattended whether nobody taps and pans, so that the stops are always those of the view
 */
export function useStopsInView(
  settings: Settings,
  view: View,
  canShowAll: boolean,
  isUnattended: boolean,
) {
  const { words, compareNames } = useLanguage('page');
  const { routes: configured } = settings;
  const isSmall = isSmallCity(settings);
  const offersAll = canShowAll && isSmall && configured.length > 1 && settings.features.vehicles;
  const showsAll = offersAll ? view.routes === null : null;
  const [nearbyRoutes, setNearbyRoutes] = useState<NearbyRoutes | null>(null);
  const [areOthersDue, setOthersDue] = useState(false);
  const hasPoint = view.near !== null;
  const start = useMemo(() => startRoutesOf(settings, hasPoint), [settings, hasPoint]);
  const chosen = view.routes ?? nearbyRoutes?.routeIDs ?? start ?? NO_ROUTES;
  const { added, addRoutes } = useAddedRoutes(view);
  const routes = useKnownRoutes(
    useMemo(
      () => routesInView([...new Set([...chosen, ...added])], configured, words.routes.unnamed),
      [chosen, added, configured, words],
    ),
  );
  const colorOf = useMemo(() => colorsOf(configured), [configured]);
  const stopReads = useStopReads(routes);
  // A chip responds before two thousand stops are merged and ordered.
  const deferredReads = useDeferredReads(stopReads, !isUnattended);
  const areStopsCurrent = deferredReads === stopReads;
  const destination = useDeferredValue(view.destination);
  const byLine = useOrderByLine(routes);
  const allStops = useMemo(
    () =>
      mergeStops(
        deferredReads.map(({ route, read }) => ({
          routeID: route.routeID,
          stops: read?.answer?.stops ?? [],
        })),
      ),
    [deferredReads],
  );
  const stops = useMemo(() => {
    // Keep stops that have no destination.
    const matching = allStops.filter(
      ({ destinations: stopDestinations }) =>
        destination === null ||
        stopDestinations.length === 0 ||
        stopDestinations.some((label) => sameDestination(label, destination)),
    );
    return orderStops(
      matching,
      deferredReads.map(({ route }) => route),
      destination,
      byLine,
      compareNames,
    );
  }, [allStops, deferredReads, destination, byLine, compareNames]);
  const directions = useVehicleDirections(routes);
  const destinations = useMemo(
    () => destinationsOf(allStops, directions, compareNames),
    [allStops, directions, compareNames],
  );
  return useMemo(
    () => ({
      /** The routes that the rider chose, or those of a first visit. */
      chosen,
      /** Adds routes that were found at a stop or lot; see `useAddedRoutes`. */
      addRoutes,
      isSmallCity: isSmall,
      /**
       * Whether the buses of all routes are shown, because none is chosen; see `useLiveRoutes`. Null
       * if the page can't show them.
       */
      showsAll,
      /** Whether the page may request the buses of routes that are not in view; see `useLiveRoutes`. */
      areOthersDue,
      setOthersDue,
      nearbyRoutes,
      /** `StartRoutesFinder` sets the routes near a place, and `PersistedNearbyRoutes` those of the last visit. */
      setNearbyRoutes,
      /** The chosen routes, then those that the page adds; also in `stopReads` and the stops. */
      routes,
      colorOf,
      stopReads,
      /** Whether the stops below are those of `stopReads`, and not of earlier ones. */
      areStopsCurrent,
      allStops,
      /** In riding order, filtered by the chosen destination. */
      stops,
      /** The destinations of the stops and of the buses. */
      destinations,
    }),
    [
      chosen,
      addRoutes,
      isSmall,
      showsAll,
      areOthersDue,
      nearbyRoutes,
      routes,
      colorOf,
      stopReads,
      areStopsCurrent,
      allStops,
      stops,
      destinations,
    ],
  );
}

export type StopsInView = ReturnType<typeof useStopsInView>;
