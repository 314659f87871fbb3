import { useEffect } from 'react';

import { useCity } from '../../../city/reads/CityContext.tsx';
import { useChangeView } from '../../../view/ViewContext.tsx';
import { useKiosk } from '../options/KioskOptionsContext.ts';
import { FindStationRoutes } from './FindStationRoutes.tsx';
import type { RouteSearch, Station } from './useStation.ts';

interface StationRoutesProps {
  station: Station;
  /** Called with the state of the search in a large city. Memoize it. */
  onSearch: (state: RouteSearch) => void;
}

/**
 * Sets the routes of the view to all that serve the station: a display must not poll the others. A small city
 * has the stops of all routes; in a large one they are searched. Routes that the URL names stay as they are.
 */
export function StationRoutes({ station, onSearch }: StationRoutesProps) {
  const { routes, stops, near } = useKiosk().options;
  const { isSmallCity } = useCity();
  if (routes.length > 0) return null;
  return isSmallCity ? (
    <KeepServingRoutes station={station} />
  ) : (
    <FindStationRoutes key={JSON.stringify([stops, near])} onSearch={onSearch} />
  );
}

/** Keeps the routes that serve the station, once the stops of all routes are loaded. */
function KeepServingRoutes({ station: { stops } }: { station: Station }): null {
  const { routes, stopReads, areStopsCurrent } = useCity();
  const changeView = useChangeView();
  // Else a stop of the station may be missing, and its routes would be left out for good.
  const isLoaded =
    areStopsCurrent &&
    stopReads.length > 0 &&
    stopReads.every(({ read }) => read?.answer !== undefined);
  const serving = routes
    .map(({ routeID }) => routeID)
    .filter((routeID) => stops.some((stop) => stop.routes.includes(routeID)));
  const servingIDs = serving.join(',');
  const isNarrower = isLoaded && serving.length > 0 && serving.length < routes.length;
  useEffect(() => {
    if (isNarrower) changeView({ routes: servingIDs.split(',') });
  }, [isNarrower, servingIDs, changeView]);
  return null;
}
