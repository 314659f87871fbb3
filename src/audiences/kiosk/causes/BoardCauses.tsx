import { createContext, use } from 'react';
import type { ReactNode } from 'react';

import { useCity } from '../../../city/reads/CityContext.tsx';
import { useSettings } from '../../../city/reads/SettingsContext.ts';
import { civilTimeOf } from '../../../lib/time/civil-time.ts';
import { monotonicNow } from '../../../lib/time/monotonicNow.ts';
import { ClockOffsetContext } from '../../../ui/time/ClockOffsetContext.ts';
import { useTrustedClock } from '../clock/useTrustedClock.ts';
import { hasLotPanel } from '../options/kiosk-panels.ts';
import { useKiosk } from '../options/KioskOptionsContext.ts';
import { useSavedData } from '../useSavedData.ts';
import { boardCauses } from './board-causes.ts';
import type { BoardCause } from './board-causes.ts';
import { useUnknownRoutes } from './useUnknownRoutes.ts';

/** What is wrong with the data of the board's panels, at a time of the monotonic clock. */
type CausesAt = (now: number) => readonly BoardCause[];

const CausesContext = createContext<CausesAt | null>(null);

/** The causes of the board. Throws outside `BoardCauses`. */
export function useCausesAt(): CausesAt {
  const causesAt = use(CausesContext);
  if (causesAt === null) throw new Error('useCausesAt outside BoardCauses');
  return causesAt;
}

/** Gives the causes to all parts of the board, also to one that is shown only while something is wrong. */
export function BoardCauses({ children }: { children: ReactNode }) {
  const { panels } = useKiosk().options;
  const { feedReads, lotsRead } = useCity();
  const { staleness, features, city } = useSettings();
  const unknownRoutes = useUnknownRoutes();
  const isSaved = useSavedData() !== null;
  // Departures say themselves what is live. A map alone shows the buses.
  const hasBuses =
    features.vehicles && panels.some((panel) => panel === 'map' || panel === 'vehicles');
  const isOfDepartures = panels.includes('departures') && !panels.includes('vehicles');
  const hasLots = (hasLotPanel(panels) || panels.includes('events')) && features.parking;
  const feeds = hasBuses
    ? feedReads.filter(({ route }) => !unknownRoutes.includes(route.routeID))
    : [];
  const lots = hasLots ? lotsRead : undefined;
  const isOfEvents = !hasLotPanel(panels);
  const offset = use(ClockOffsetContext);
  const hasTime = useTrustedClock();
  const hourAt = (at: number) =>
    civilTimeOf(at + Date.now() + offset - monotonicNow(), city.timeZone).hour;
  const causesAt: CausesAt = (now) =>
    boardCauses({ feeds, lots, isOfEvents, now, staleness, hourAt: hasTime ? hourAt : null })
      // `SavedDataNotice` has said that there is no connection.
      .filter(({ part }) => part !== 'all' || !isSaved)
      .filter(({ part }) => part !== 'vehicles' || !isOfDepartures);
  return <CausesContext value={causesAt}>{children}</CausesContext>;
}
