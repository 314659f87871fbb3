import { useMemo } from 'react';

import { useCity } from '../../../city/reads/CityContext.tsx';
import { useSettings } from '../../../city/reads/SettingsContext.ts';
import type { BoardOptions } from '../../../contract/board/board-options.ts';
import type { ListedLot } from '../../../features/parking/listLots.ts';
import { metersBetween } from '../../../lib/geo/distance.ts';
import { walkMinutes } from '../../../lib/geo/walkMinutes.ts';
import { useKiosk } from '../options/KioskOptionsContext.ts';
import type { Station } from '../station/useStation.ts';

/** Farther than this nobody walks from a lot to a station. */
const MOST_MINUTES = 20;

/** The lots of a board. */
interface StationLots {
  readonly lots: readonly ListedLot[];
  /** Whether the board chose them, and not its URL: it then has no panel without lots, and a low one with them. */
  readonly isOwnChoice: boolean;
}

/** Whether a display's URL says nothing about lots. */
const isUndecided = ({ lots, operator, hasOwnPanels }: BoardOptions): boolean =>
  lots.length === 0 && operator === null && !hasOwnPanels;

/**
 * The lots that a display shows: those that its URL asks for, all of a city, or at a station those within 20
 * minutes' walk.
 */
export function useStationLots(station: Station | null): StationLots {
  const { shownLots } = useCity();
  const { walking } = useSettings();
  const { options } = useKiosk();
  const here = station?.here ?? null;
  return useMemo(() => {
    if (here === null || !isUndecided(options)) return { lots: shownLots, isOwnChoice: false };
    const isNear = ({ place }: ListedLot) =>
      place !== null &&
      walkMinutes(metersBetween(here, place), walking.metresPerMinute) <= MOST_MINUTES;
    return { lots: shownLots.filter(isNear), isOwnChoice: true };
  }, [shownLots, here, options, walking]);
}
