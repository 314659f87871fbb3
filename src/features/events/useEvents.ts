import { useMemo } from 'react';

import type { EventMark } from '../../api/feeds/lots/event-marks.ts';
import type { ParkingLot } from '../../contract/parking/parking-lot.ts';
import type { Settings } from '../../contract/settings/settings.ts';
import { useLanguage } from '../../ui/text/Language.tsx';
import { useWallClock } from '../../ui/time/useWallClock.ts';
import { eventMark } from './eventMark.ts';
import type { PhaseOptions } from './eventPhase.ts';
import { groupEvents } from './groupEvents.ts';
import type { CityEvent } from './groupEvents.ts';

/** The events as the map, list and cards show them. */
export interface CityEvents {
  readonly events: readonly CityEvent[];
  /** The options from which the phases were computed. */
  readonly options: PhaseOptions;
  /** The event mark of a lot. The function changes only each minute and with new lots. */
  readonly eventMarkOf: (lot: ParkingLot) => EventMark | null;
}

/**
 * The events at all lots, computed again at the start of each minute, without a poll.
 *
 * @param clockOffset milliseconds by which this device's clock is behind the right time
 */
export function useEvents(
  lots: readonly ParkingLot[],
  settings: Pick<Settings, 'city' | 'events'>,
  clockOffset = 0,
): CityEvents {
  const { timeZone } = settings.city;
  const { events: policy } = settings;
  const { compare } = useLanguage('page').formats;
  const now = useWallClock() + clockOffset;
  return useMemo(() => {
    const options = { now, timeZone, policy, compare };
    return {
      events: groupEvents(lots, options),
      options,
      eventMarkOf: (lot: ParkingLot) => eventMark(lot, options),
    };
  }, [lots, now, timeZone, policy, compare]);
}
