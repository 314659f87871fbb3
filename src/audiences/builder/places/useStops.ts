import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { routeStopsQuery, stopLocationQuery } from '../../../api/queries/search/search-queries.ts';
import type { Read } from '../../../api/Read.ts';
import { useApi } from '../../../city/reads/ApiContext.ts';
import { useCombineReads } from '../../../city/reads/route-reads.ts';
import { useSettings } from '../../../city/reads/SettingsContext.ts';
import type { RouteSettings } from '../../../contract/settings/settings.ts';
import type { StopsAnswer } from '../../../contract/stops/stop.ts';
import { routesInView } from '../../../features/routes/routesInView.ts';
import { mergeStops } from '../../../features/stops/mergeStops.ts';
import type { CityStop } from '../../../features/stops/mergeStops.ts';
import type { Place } from '../../../lib/geo/distance.ts';
import { fullRouteName } from '../../../lib/names/route-name.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';

/** A chosen route, and where its stops are. */
export interface ChosenRoute {
  readonly name: string;
  readonly stops: readonly Place[];
}

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

const NO_ROUTES: readonly RouteSettings[] = [];

/** The chosen routes with the places of their stops, as far as they have been read; null for no route. */
export function useRouteStops(routeIDs: readonly string[] | null): readonly ChosenRoute[] {
  const api = useApi();
  const { routes: configured } = useSettings();
  const { words } = useLanguage();
  const routes = useMemo(
    () =>
      routeIDs === null ? NO_ROUTES : routesInView(routeIDs, configured, words.routes.unnamed),
    [routeIDs, configured, words],
  );
  const reads = useQueries({
    queries: routes.map(({ routeID }) => routeStopsQuery(api, routeID)),
    combine: useCombineReads<Read<StopsAnswer>>(),
  });
  return useMemo(
    () =>
      routes.map((route, index) => ({
        name: fullRouteName(route, words.routes),
        stops: (reads.get(index)?.answer?.stops ?? []).map(({ latitude, longitude }) => ({
          lat: latitude,
          lon: longitude,
        })),
      })),
    [routes, reads, words],
  );
}

/** The places of stops by their numbers, in that order; undefined where one is not known. */
export function useStopsByID(stopIDs: readonly string[]) {
  const api = useApi();
  return useQueries({ queries: stopIDs.map((stopID) => stopLocationQuery(api, stopID)) }).map(
    ({ data }) => data?.answer,
  );
}

/** The place of one stop by its number; undefined until it is known, and for a stop that doesn't exist. */
export function useStop(stopID: string | null) {
  const query = stopLocationQuery(useApi(), stopID ?? '');
  return useQuery({ ...query, enabled: stopID !== null }).data?.answer;
}
