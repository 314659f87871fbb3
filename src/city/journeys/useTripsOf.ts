import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { tripKey } from '../../api/queries/query-keys.ts';
import { tripQuery } from '../../api/queries/tripQuery.ts';
import type { RideLeg } from '../../contract/journeys/journeys.ts';
import type { TripOf } from '../../features/journeys/journeyProblem.ts';
import { useApi } from '../reads/ApiContext.ts';
import { useSettings } from '../reads/SettingsContext.ts';

/**
 * The trips of a way's rides, polled. Once the service no longer offers the way, they are read at once: they say why, and
 * those with times of the timetable are rarely read otherwise.
 *
 * @param isGone whether it is no longer offered
 * @returns also whether the trips have been read since then
 */
export function useTripsOf(
  rides: readonly RideLeg[],
  isGone: boolean,
): { readonly tripOf: TripOf; readonly isChecked: boolean } {
  const api = useApi();
  const client = useQueryClient();
  const { polling } = useSettings();
  const trips = useQueries({
    queries: rides.map(({ tripID }) => tripQuery(api, { tripID }, polling.vehiclesSeconds * 1000)),
  });
  const tripIDs = rides.map(({ tripID }) => tripID).join('\n');
  const [checked, setChecked] = useState<string | null>(null);
  useEffect(() => {
    if (!isGone) return undefined;
    let isShown = true;
    async function check() {
      const reads = tripIDs
        .split('\n')
        .map(async (tripID) => client.refetchQueries({ queryKey: tripKey({ tripID }) }));
      await Promise.allSettled(reads);
      if (isShown) setChecked(tripIDs);
    }
    void check();
    return () => {
      isShown = false;
      setChecked(null);
    };
  }, [client, isGone, tripIDs]);
  return {
    tripOf: (ride) => trips[rides.findIndex(({ tripID }) => tripID === ride.tripID)]?.data?.answer,
    isChecked: checked === tripIDs,
  };
}
