import { useQuery } from '@tanstack/react-query';

import { bikesQuery } from '../../api/queries/bikes-queries.ts';
import type { BikeStation } from '../../contract/bikes/BikesAnswer.ts';
import { useApi } from '../reads/ApiContext.ts';
import { useIsRead } from '../reads/live/useIsRead.ts';

const NONE: readonly BikeStation[] = [];

/** The stations of the city's bike systems as the service sent them; none in a city without bikes to rent. */
export function useBikeStations(): readonly BikeStation[] {
  const enabled = useIsRead()('bikes');
  return useQuery({ ...bikesQuery(useApi()), enabled }).data?.answer?.stations ?? NONE;
}
