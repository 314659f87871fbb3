import { useCity } from '../../../city/reads/CityContext.tsx';
import { useSettings } from '../../../city/reads/SettingsContext.ts';
import { useKiosk } from '../options/KioskOptionsContext.ts';
import { useSavedData } from '../useSavedData.ts';
import { boardCauses } from './board-causes.ts';
import type { BoardCause } from './board-causes.ts';
import { useUnknownRoutes } from './useUnknownRoutes.ts';

/** What is wrong with the data of the board's panels, at a time of the monotonic clock. */
export function useCausesAt(): (now: number) => readonly BoardCause[] {
  const { panels } = useKiosk().options;
  const { feedReads, lotsRead } = useCity();
  const { staleness, features } = useSettings();
  const unknownRoutes = useUnknownRoutes();
  const isSaved = useSavedData() !== null;
  const hasBuses = panels.includes('buses') && features.vehicles;
  const hasLots = (panels.includes('lots') || panels.includes('events')) && features.parking;
  const feeds = hasBuses
    ? feedReads.filter(({ route }) => !unknownRoutes.includes(route.routeID))
    : [];
  const lots = hasLots ? lotsRead : undefined;
  const isOfEvents = !panels.includes('lots');
  return (now) =>
    boardCauses({ feeds, lots, isOfEvents, now, staleness })
      // `SavedDataNotice` has said that there is no connection.
      .filter(({ part }) => part !== 'all' || !isSaved);
}
