import { useQueries } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';

import { useApi } from './ApiContext.ts';
import { stopsQuery } from '../../api/queries/queries.ts';
import type { Read } from '../../api/Read.ts';
import type { RouteSettings, Settings } from '../../contract/settings.ts';
import type { StopsAnswer } from '../../contract/stop.ts';
import { colorsOf, routesInView } from '../../features/routes/routesInView.ts';
import { destinationsOf, mergeStops } from '../../features/stops/mergeStops.ts';
import { orderStops } from '../../features/stops/orderStops.ts';
import { sameDestination } from '../../lib/destination.ts';
import { useFirstLanguage } from '../../ui/text/Language.tsx';
import { useDirections } from './useDirections.ts';
import { useByRoute, useReads } from './routeReads.ts';
import type { RouteRead } from '../../api/RouteRead.ts';
import type { View } from '../../view/view.ts';

/** The stops of each route in view: read once each, and shared by list, map and cards. */
function useStopsOf(routes: readonly RouteSettings[]): readonly RouteRead<StopsAnswer>[] {
  const api = useApi();
  const queries = useMemo(
    () => routes.map(({ routeID }) => stopsQuery(api, routeID)),
    [api, routes],
  );
  return useByRoute(routes, useQueries({ queries, combine: useReads<Read<StopsAnswer>>() }));
}

/**
 * The routes of the view with their colours and stops: all that the first list needs. A first visit
 * has one route, so that the map is never empty (R30).
 */
export function useStopsInView(settings: Settings, view: View) {
  const { words } = useFirstLanguage();
  const { routes: known } = settings;
  const first = known[0]?.routeID;
  const chosen = useMemo(
    () => view.routes ?? (first === undefined ? [] : [first]),
    [view.routes, first],
  );
  const routes = useMemo(
    () => routesInView(chosen, known, words.routes.unnamed),
    [chosen, known, words],
  );
  const colorOf = useMemo(() => colorsOf(known), [known]);
  const stopReads = useStopsOf(routes);
  // A chip answers at once; to merge and order two thousand stops can wait for it to be painted.
  const settledReads = useDeferredValue(stopReads);
  const { destination } = view;
  const allStops = useMemo(
    () =>
      mergeStops(
        settledReads.map(({ route, read }) => ({
          routeID: route.routeID,
          stops: read?.answer?.stops ?? [],
        })),
      ),
    [settledReads],
  );
  const stops = useMemo(() => {
    // What the service does not tell rules no stop out.
    const headed = allStops.filter(
      ({ destinations: told }) =>
        destination === null ||
        told.length === 0 ||
        told.some((label) => sameDestination(label, destination)),
    );
    return orderStops(
      headed,
      settledReads.map(({ route }) => route),
      destination,
    );
  }, [allStops, settledReads, destination]);
  const directions = useDirections(routes);
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
