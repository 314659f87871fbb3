import { useQuery } from '@tanstack/react-query';

import type { TripQuery } from '../../api/createApi.ts';
import { tripQuery } from '../../api/queries/tripQuery.ts';
import { tripRows } from '../../features/times/trip/tripRows.ts';
import { monotonicNow } from '../../lib/time/monotonicNow.ts';
import { useApi } from '../reads/ApiContext.ts';
import { useSettings } from '../reads/SettingsContext.ts';
import { useServiceNow } from './useServiceNow.ts';

/** The stops of a trip with their rows, read while the component is on the page. */
export function useTrip(query: TripQuery) {
  const { polling, staleness, features } = useSettings();
  const { data: read, refetch } = useQuery({
    ...tripQuery(useApi(), query, polling.vehiclesSeconds * 1000),
    enabled: features.times === true,
  });
  const now = useServiceNow();
  const trip = read?.answer;
  return {
    read,
    refetch,
    now,
    trip,
    rows:
      trip === undefined
        ? []
        : tripRows(trip, {
            now,
            liveFor: staleness.vehiclesGoneSeconds * 1000,
            age: monotonicNow() - (read?.receivedAt ?? 0),
          }),
  };
}
