import { useQueries, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';

import { circleQuery, routeStopsQuery } from '../../../api/queries/search/search-queries.ts';
import type { Read } from '../../../api/Read.ts';
import type { RouteSettings } from '../../../contract/settings.ts';
import type { Stop, StopsAnswer } from '../../../contract/stop.ts';
import { nearbyStops } from '../../../features/nearby/nearbyStops.ts';
import { passesBy } from '../../../features/stops/orderByLine.ts';
import type { Place } from '../../../lib/geo/distance.ts';
import { sameDestination } from '../../../lib/names/destination.ts';
import type { StartPlace } from '../../../lib/words/en/many-routes.ts';
import { usePageView } from '../../../view/ViewContext.tsx';
import { useApi } from '../ApiContext.ts';
import { useReadsByRoute, useCombineReads } from '../route-reads.ts';
import { useSettings } from '../SettingsContext.ts';
import { hasStop } from '../stop-indexes.ts';
import { useCityStops } from '../StopsInViewContext.tsx';
import { useGrantedLocation } from './useGrantedLocation.ts';

/** The page reads the stops of at most this many routes, because a region may have thousands. */
const MAX_CANDIDATES = 12;
/** The page looks for the routes of this many stops near the point. */
const MAX_STOPS = 8;
/** The page shows at most this many of the routes that it finds. */
const MAX_ROUTES = 4;

const NO_STOPS: readonly Stop[] = [];

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

const NO_PLACE: Place = { lat: 0, lon: 0 };

/**
 * Finds the routes near the chosen point; else near the middle of the map, if the link has one; else near
 * the rider, if the browser may tell where that is; else near the city's center, if the settings name no
 * routes. The page of a large city shows them until the rider chooses (R37). Only such a page loads this
 * code.
 */
export function StartRoutesFinder(): null {
  const api = useApi();
  const { routes, walking, startRoutes, city } = useSettings();
  const { near: place, routes: chosen, camera } = usePageView();
  const { setNearbyRoutes } = useCityStops();
  // The link's camera only: the routes must not change whenever the map moves.
  const [linked] = useState(camera);
  const location = useGrantedLocation(
    city.center,
    chosen === null && place === null && linked === null,
  );
  const start = startRoutes === undefined ? city.center : null;
  const point =
    chosen === null && location !== undefined ? (place ?? linked ?? location ?? start) : null;
  const isNone = chosen !== null || (location === null && point === null);
  const places: readonly (readonly [StartPlace, Place | null | undefined])[] = [
    ['point', place],
    ['map', linked],
    ['rider', location],
  ];
  const pointKind = places.find(([, one]) => one === point)?.[0] ?? 'center';
  const isEnabled = point !== null;
  const { lat, lon } = point ?? NO_PLACE;
  const { data: read } = useQuery({
    ...circleQuery(api, { lat, lon }, null),
    enabled: isEnabled,
  });
  const near = useMemo(
    () =>
      nearbyStops(
        (isEnabled ? read?.answer?.stops : undefined) ?? NO_STOPS,
        { lat, lon },
        walking.metresPerMinute,
      )
        .slice(0, MAX_STOPS)
        .map(({ stop }) => stop),
    [isEnabled, read, lat, lon, walking],
  );
  const candidates = useMemo(
    () => (near.length === 0 ? [] : candidateRoutes(routes, near)),
    [routes, near],
  );
  const stopReads = useReadsByRoute(
    candidates,
    useQueries({
      queries: candidates.map(({ routeID }) => routeStopsQuery(api, routeID)),
      combine: useCombineReads<Read<StopsAnswer>>(),
    }),
  );
  const isDone =
    isEnabled && read !== undefined && stopReads.every((one) => one.read !== undefined);
  useEffect(() => {
    if (isNone) setNearbyRoutes(null);
    if (!isDone) return;
    const found = near.flatMap(({ stopID }) =>
      stopReads.filter((one) => hasStop(one.read?.answer, stopID)),
    );
    // If no route is found, the page shows the first one instead of an empty list.
    const routeIDs = (found.length > 0 ? found.map(({ route }) => route) : routes.slice(0, 1)).map(
      ({ routeID }) => routeID,
    );
    setNearbyRoutes({ routeIDs: [...new Set(routeIDs)].slice(0, MAX_ROUTES), place: pointKind });
  }, [isNone, isDone, pointKind, near, routes, stopReads, setNearbyRoutes]);
  return null;
}
