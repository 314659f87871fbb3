import { useEffect, useMemo, useState } from 'react';

import type { Place } from '../../../lib/geo/distance.ts';
import type { StartPlace } from '../../../lib/words/wordsOf.ts';
import { usePageView } from '../../../view/ViewContext.tsx';
import { useSettings } from '../SettingsContext.ts';
import { useCityStops } from '../StopsInViewContext.tsx';
import { useGrantedLocation } from './useGrantedLocation.ts';
import { useRoutesNear } from './useRoutesNear.ts';

/** The page shows at most this many of the routes that it finds. */
const MAX_ROUTES = 4;

/** The point from which the page starts; null while it needs none. Undefined until that is known. */
function useStartPoint(): { point: Place | null | undefined; kind: StartPlace } {
  const { startRoutes, city } = useSettings();
  const { near: place, routes: chosen, camera } = usePageView();
  // The link's camera only: the routes must not change whenever the map moves.
  const [linked] = useState(camera);
  const location = useGrantedLocation(
    city.center,
    chosen === null && place === null && linked === null,
  );
  const start = startRoutes === undefined ? city.center : null;
  const found = chosen === null ? (place ?? linked ?? location ?? start) : null;
  const isKnown = chosen !== null || location !== undefined;
  const { lat = null, lon = null } = found ?? {};
  // The view has a new object after each move of the map.
  const point = useMemo(() => (lat === null || lon === null ? null : { lat, lon }), [lat, lon]);
  const places: readonly (readonly [StartPlace, Place | null | undefined])[] = [
    ['point', place],
    ['map', linked],
    ['rider', location],
  ];
  const kind = places.find(([, one]) => one !== null && one === found)?.[0] ?? 'center';
  return { point: isKnown ? point : undefined, kind };
}

/**
 * Finds the routes near the chosen point; else near the middle of the map, if the link has one; else near
 * the rider, if the browser may tell where that is; else near the city's center, if the settings name no
 * routes. The page of a large city shows them until the rider chooses. If there are none, or if they can't
 * be read, the page has those of the settings, or those near the center, and doesn't say that they are near.
 * Only such a page loads this code.
 */
export function StartRoutesFinder(): null {
  const { routes, startRoutes, city } = useSettings();
  const { setNearbyRoutes } = useCityStops();
  const { point, kind } = useStartPoint();
  const { routeIDs, isDone, hasFailed } = useRoutesNear(point ?? null);
  const isMissing = isDone && routeIDs.length === 0;
  const needsCenter = isMissing && !hasFailed && startRoutes === undefined && kind !== 'center';
  const central = useRoutesNear(needsCenter ? city.center : null);
  const isCenterMissing = needsCenter && central.isDone && central.routeIDs.length === 0;
  const cannotTell = isMissing && (hasFailed || (isCenterMissing && central.hasFailed));
  useEffect(() => {
    if (point === null) setNearbyRoutes(null);
    else if (isDone && routeIDs.length > 0) {
      setNearbyRoutes({ routeIDs: routeIDs.slice(0, MAX_ROUTES), place: kind });
    } else if (!isDone) {
      // The routes near another point stay until those near this one are found, but aren't called near it.
      setNearbyRoutes((before) =>
        before === null || before.place === null ? before : { ...before, place: null },
      );
    }
  }, [point, isDone, routeIDs, kind, setNearbyRoutes]);
  useEffect(() => {
    if (!isMissing || (needsCenter && !central.isDone)) return;
    const others =
      startRoutes ??
      (central.routeIDs.length > 0
        ? central.routeIDs.slice(0, MAX_ROUTES)
        : // The page shows the first one instead of an empty list.
          routes.slice(0, 1).map(({ routeID }) => routeID));
    setNearbyRoutes((before) => {
      if (!cannotTell) return { routeIDs: others, place: null };
      // The page goes on with the routes that it has, which may be those of the last visit.
      return before?.hasFailed === true
        ? before
        : { routeIDs: before?.routeIDs ?? others, place: null, hasFailed: true };
    });
  }, [isMissing, needsCenter, central, cannotTell, routes, startRoutes, setNearbyRoutes]);
  return null;
}
