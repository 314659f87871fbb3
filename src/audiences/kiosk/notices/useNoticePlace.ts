import { useCity } from '../../../city/reads/CityContext.tsx';
import type { NoticePlace } from '../../../features/notices/rules/concerning.ts';
import { useKiosk } from '../options/KioskOptionsContext.ts';
import type { Station } from '../station/useStation.ts';

/** What a display's notices are about: its station, or its routes with their stops, or the whole city. */
export function useNoticePlace(station: Station | null): NoticePlace | 'city' {
  const { routes, hasOwnPanels } = useKiosk().options;
  const { stops } = useCity();
  if (station !== null)
    return {
      stopIDs: station.stops.map(({ stopID }) => stopID),
      routeIDs: station.stops.flatMap((stop) => stop.routes),
      destinations: station.stops.flatMap(({ destinations }) => destinations),
    };
  if (routes.length > 0) return { stopIDs: stops.map(({ stopID }) => stopID), routeIDs: routes };
  // A garage's board of lots is not about buses.
  return hasOwnPanels ? {} : 'city';
}
