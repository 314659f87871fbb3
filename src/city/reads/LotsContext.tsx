import { createContext, use, useMemo } from 'react';
import type { ReactNode } from 'react';

import type { LotFeed } from '../../api/feeds/lots/lotFeed.ts';
import type { Read } from '../../api/Read.ts';
import { lotKey } from '../../contract/parking/parking-lot.ts';
import type { ParkingLot } from '../../contract/parking/parking-lot.ts';
import type { PhaseOptions } from '../../features/events/eventPhase.ts';
import type { CityEvent } from '../../features/events/groupEvents.ts';
import { lotPlan } from '../../features/events/lotPlan.ts';
import { useEvents } from '../../features/events/useEvents.ts';
import type { NamedLot } from '../../features/parking/isNamedLot.ts';
import type { ListedLot } from '../../features/parking/listLots.ts';
import { filterLots } from '../../features/parking/lot-filter.ts';
import { useLots } from '../../features/parking/useLots.ts';
import { parseDateTime } from '../../lib/time/zoned-time.ts';
import { usePageView } from '../../view/ViewContext.tsx';
import { useClockOffset } from './live/clock-reads.ts';
import { useLotsRead } from './live/live-reads.ts';
import { useSettings } from './SettingsContext.ts';

/** The lots that the page's view shows, and the events at them. */
export interface CityLots {
  readonly lotsRead: Read<LotFeed> | undefined;
  /** Every lot of the city, also those that a frame leaves out. */
  readonly allLots: readonly ListedLot[];
  readonly lots: readonly ListedLot[];
  /** Filtered by the view, for the map and the list. */
  readonly shownLots: readonly ListedLot[];
  /** The events at `lots`. */
  readonly events: readonly CityEvent[];
  /** Where the events come from: the lots of the last answer that are among `lots`. */
  readonly eventLots: readonly ParkingLot[];
  /** The options from which the events' phases were computed. */
  readonly phaseOptions: PhaseOptions;
  /** The chosen time, in milliseconds since 1970; null for now. */
  readonly moment: number | null;
}

const LotsContext = createContext<CityLots | null>(null);

const NO_LOTS: readonly ParkingLot[] = [];

interface LotsProviderProps {
  /**
   * Which lots of the city are listed and on the map, with their events. Memoize it. All of them if it is left
   * out.
   */
  isShown?: ((lot: NamedLot) => boolean) | undefined;
  children: ReactNode;
}

/** Gives the lots and events of the page's view to everything inside. Needs settings, API and view. */
export function LotsProvider({ isShown, children }: LotsProviderProps) {
  const settings = useSettings();
  const { lotFilter, moment: momentText } = usePageView();
  const { timeZone } = settings.city;
  const lotsRead = useLotsRead();
  const clockOffset = useClockOffset();
  const loaded = lotsRead?.answer?.lots ?? NO_LOTS;
  const eventLots = useMemo(
    () =>
      isShown === undefined ? loaded : loaded.filter((lot) => isShown({ key: lotKey(lot), lot })),
    [loaded, isShown],
  );
  const {
    events,
    options: phaseOptions,
    eventMarkOf,
  } = useEvents(eventLots, settings, clockOffset);
  const moment =
    momentText === null ? null : (parseDateTime(momentText, timeZone)?.instant ?? null);
  const { policy } = phaseOptions;
  const planOf = useMemo(
    () =>
      moment === null
        ? undefined
        : (lot: ParkingLot) => lotPlan(lot, { now: moment, timeZone, policy }),
    [moment, timeZone, policy],
  );
  const allLots = useLots({ read: lotsRead, settings, clockOffset, eventMarkOf, planOf });
  const lots = useMemo(
    () => (isShown === undefined ? allLots : allLots.filter(isShown)),
    [allLots, isShown],
  );
  const shownLots = useMemo(() => filterLots(lots, lotFilter), [lots, lotFilter]);
  const value = useMemo(
    () => ({ lotsRead, allLots, lots, shownLots, events, eventLots, phaseOptions, moment }),
    [lotsRead, allLots, lots, shownLots, events, eventLots, phaseOptions, moment],
  );
  return <LotsContext value={value}>{children}</LotsContext>;
}

/**
 * The lots and events of the page's view; the same object until a part of it changes. Throws outside a
 * `LotsProvider`.
 */
export function useCityLots(): CityLots {
  const lots = use(LotsContext);
  if (lots === null) throw new Error('useCityLots outside a LotsProvider');
  return lots;
}
