import { useMemo } from 'react';

import type { ParkingLot } from '../../contract/parking-lot.ts';
import type { Settings } from '../../contract/settings.ts';
import { useWallClock } from '../../ui/time/useWallClock.ts';
import { eventMark } from './eventMark.ts';
import type { EventMark } from '../../lib/event-marks.ts';
import type { PhaseOptions } from './eventPhase.ts';
import { groupEvents } from './groupEvents.ts';
import type { CityEvent } from './groupEvents.ts';

/** The events as map, list and cards show them. */
export interface CityEvents {
  readonly events: readonly CityEvent[];
  /** With what their phases were judged; `now` in milliseconds since 1970. */
  readonly options: PhaseOptions;
  /** What events do to a lot today; the same function until a minute is over. */
  readonly eventMarkOf: (lot: ParkingLot) => EventMark | null;
}

/**
 * The events over all lots, judged anew as each minute begins and without a poll (C21).
 *
 * @param clockOffset milliseconds by which this device's clock is behind the right time (A19)
 */
export function useEvents(
  lots: readonly ParkingLot[],
  settings: Pick<Settings, 'city' | 'events'>,
  clockOffset = 0,
): CityEvents {
  const { timeZone } = settings.city;
  const { events: policy } = settings;
  const now = useWallClock() + clockOffset;
  return useMemo(() => {
    const options = { now, timeZone, policy };
    return {
      events: groupEvents(lots, options),
      options,
      eventMarkOf: (lot: ParkingLot) => eventMark(lot, options),
    };
  }, [lots, now, timeZone, policy]);
}
