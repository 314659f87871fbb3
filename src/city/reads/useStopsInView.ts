import { useQueries } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';

import { useApi } from './ApiContext.ts';
import { stopsQuery } from '../../api/queries/stopsQuery.ts';
import type { Read } from '../../api/Read.ts';
import type { RouteSettings, Settings } from '../../contract/settings.ts';
import type { StopsAnswer } from '../../contract/stop.ts';
import { colorsOf, routesInView } from '../../features/routes/routesInView.ts';
import { destinationsOf, mergeStops } from '../../features/stops/mergeStops.ts';
import { orderStops } from '../../features/stops/orderStops.ts';
import { sameDestination } from '../../lib/destination.ts';
import { usePageLanguage } from '../../ui/text/Language.tsx';
import { useVehicleDirections } from './useVehicleDirections.ts';
import { useReadsByRoute, useCombineReads } from './route-reads.ts';
import type { RouteRead } from '../../api/RouteRead.ts';
import type { View } from '../../view/view.ts';

/** The stops of each route in view: read once each, and shared by list, map and cards. */
function useStopReads(routes: readonly RouteSettings[]): readonly RouteRead<StopsAnswer>[] {
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

/**
 * The routes of the view with their colours and stops: all that the first list needs. A first visit
 * has one route, so that the map is never empty (R30).
 */
export function useStopsInView(settings: Settings, view: View) {
  const { words } = usePageLanguage();
  const { routes: configured } = settings;
  const first = configured[0]?.routeID;
  const chosen = useMemo(
    () => view.routes ?? (first === undefined ? [] : [first]),
    [view.routes, first],
  );
  const routes = useMemo(
    () => routesInView(chosen, configured, words.routes.unnamed),
    [chosen, configured, words],
  );
  const colorOf = useMemo(() => colorsOf(configured), [configured]);
  const stopReads = useStopReads(routes);
  // A chip answers at once; to merge and order two thousand stops can wait for it to be painted.
  const deferredReads = useDeferredValue(stopReads);
  const { destination } = view;
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
    // What the service does not tell rules no stop out.
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
    );
  }, [allStops, deferredReads, destination]);
  const directions = useVehicleDirections(routes);
  const destinations = useMemo(() => destinationsOf(allStops, directions), [allStops, directions]);
  return useMemo(
    () => ({
      chosen,
      routes,
      colorOf,
      stopReads,
      allStops,
      /** In the order of a ride, narrowed to the chosen destination. */
      stops,
      /** Of stops and buses together. */
      destinations,
    }),
    [chosen, routes, colorOf, stopReads, allStops, stops, destinations],
  );
}

export type StopsInView = ReturnType<typeof useStopsInView>;
