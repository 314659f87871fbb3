import { useDepartures } from '../../../city/departures/useDepartures.ts';
import type { Station } from './useStation.ts';

/** A station has few stops. A large one would ask for too much. */
const MOST_STOPS = 12;

/** The departures at a station's stops (T23); null for a city or a service without times, or while none can be read. */
export function useStationTimes({ stops }: Station) {
  const asked = stops.slice(0, MOST_STOPS).map(({ stopID }) => stopID);
  const { now, isLoading, answers, together } = useDepartures(asked);
  return answers.length === 0 && !isLoading ? null : { rows: together(), now, isLoading };
}

/** What is known of the times at a station. */
export type StationTimes = NonNullable<ReturnType<typeof useStationTimes>>;
