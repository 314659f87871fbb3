import { useQueries } from '@tanstack/react-query';

import { arrivalsQuery } from '../../../api/queries/times-queries.ts';
import { useServiceNow } from '../../../city/departures/useServiceNow.ts';
import { useApi } from '../../../city/reads/ApiContext.ts';
import { useSettings } from '../../../city/reads/SettingsContext.ts';
import { type DepartureRow, departureRows } from '../../../features/times/departureRows.ts';
import type { Station } from './useStation.ts';

/** A station has few stops. A large one would ask for too much. */
const MOST_STOPS = 12;

/** What is known of the times at a station. */
export interface StationTimes {
  /** A row for each route and destination, in the order of time. */
  readonly rows: readonly DepartureRow[];
  /** Milliseconds since 1970, by the service's clock. */
  readonly now: number;
  readonly isLoading: boolean;
}

/** The departures at a station's stops (T23); null for a city or a service without times, or while none can be read. */
export function useStationTimes({ stops }: Station): StationTimes | null {
  const api = useApi();
  const { features, polling, staleness } = useSettings();
  const now = useServiceNow();
  const isRead = features.times === true;
  const asked = isRead ? stops.slice(0, MOST_STOPS) : [];
  const reads = useQueries({
    queries: asked.map(({ stopID }) => arrivalsQuery(api, stopID, polling.vehiclesSeconds * 1000)),
  });
  const answers = reads.flatMap(({ data }) => data?.answer ?? []);
  const isLoading = reads.some(({ data }) => data === undefined);
  if (asked.length === 0 || (answers.length === 0 && !isLoading)) return null;
  const liveFor = staleness.vehiclesGoneSeconds * 1000;
  // A bus that serves two stops of the station is one row: at the stop that was named first.
  const seen = new Set<string>();
  const arrivals = answers.flatMap((answer) =>
    answer.arrivals.filter(({ tripID, expectedAt }) => {
      const key = tripID === '' ? String(expectedAt) : tripID;
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    }),
  );
  const updates = answers.flatMap(({ updatedAt }) => updatedAt ?? []);
  const updatedAt = updates.length === 0 ? undefined : Math.min(...updates);
  return { rows: departureRows({ arrivals, updatedAt }, { now, liveFor }), now, isLoading };
}
