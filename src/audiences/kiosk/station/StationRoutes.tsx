import { useEffect } from 'react';

import { useCity } from '../../../city/reads/CityContext.tsx';
import { useChangeView, usePageView } from '../../../view/ViewContext.tsx';
import { useKiosk } from '../options/KioskOptionsContext.ts';
import type { Station } from './useStation.ts';

/**
 * Keeps the routes that serve the station, once the stops of all routes are known: a display must not poll
 * the others. In a large city, it looks for routes around the station's first stop. Routes that the URL names
 * stay as they are.
 */
export function StationRoutes({ station: { stops, here } }: { station: Station }): null {
  const isChosen = useKiosk().options.routes.length > 0;
  const { routes, stopReads, isSmallCity } = useCity();
  const { near } = usePageView();
  const changeView = useChangeView();
  const isLoaded =
    stopReads.length > 0 && stopReads.every(({ read }) => read?.answer !== undefined);
  const serving = routes
    .map(({ routeID }) => routeID)
    .filter((routeID) => stops.some((stop) => stop.routes.includes(routeID)));
  const servingIDs = serving.join(',');
  const isNarrower =
    !isChosen && isSmallCity && isLoaded && serving.length > 0 && serving.length < routes.length;
  useEffect(() => {
    if (isNarrower) changeView({ routes: servingIDs.split(',') });
  }, [isNarrower, servingIDs, changeView]);
  const isPlaceless = !isSmallCity && !isChosen && near === null && here !== null;
  useEffect(() => {
    if (isPlaceless) changeView({ near: here });
  }, [isPlaceless, here, changeView]);
  return null;
}
