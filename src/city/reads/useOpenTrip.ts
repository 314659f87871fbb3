import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { tripQuery } from '../../api/queries/tripQuery.ts';
import type { TripTimes } from '../../contract/trip-times.ts';
import type { View } from '../../view/view.ts';
import { type SelectedTripStops, tripOf } from '../departures/trip-selection.ts';
import { useApi } from './ApiContext.ts';
import { useSettings } from './SettingsContext.ts';

const NO_TRIP: SelectedTripStops = { tripID: '', stopID: null, until: null };

/** The trip of the open card, for the map. */
export interface OpenTrip extends SelectedTripStops {
  readonly trip: TripTimes;
}

/** The trip whose card is open, once it is read; else null. */
export function useOpenTrip({ selection }: Pick<View, 'selection'>): OpenTrip | null {
  const id = selection?.kind === 'trip' ? selection.id : null;
  const { tripID, stopID, until } = id === null ? NO_TRIP : tripOf(id);
  const { features } = useSettings();
  // The card polls it.
  const { data } = useQuery({
    ...tripQuery(useApi(), { tripID }, Number.POSITIVE_INFINITY),
    refetchInterval: false,
    enabled: id !== null && features.times === true,
  });
  const trip = id === null ? undefined : data?.answer;
  return useMemo(
    () => (trip === undefined ? null : { trip, tripID, stopID, until }),
    [trip, tripID, stopID, until],
  );
}
