import { queryOptions } from '@tanstack/react-query';

import type { BikeJourneysAnswer } from '../../../contract/journeys/bike-journeys.ts';
import { OPERATIONS } from '../../../contract/operations/operations.ts';
import type { Api } from '../../createApi.ts';
import { journeysKey } from '../query-keys.ts';
import { type PolledQuery, pollEvery, readQueryFn } from '../read-query.ts';
import { journeyParameters, type JourneysQuestion } from './journeysQuery.ts';

/** getjourneys, as it answers with `modes=bike`. */
const BIKE_JOURNEYS = {
  ...OPERATIONS.getjourneys,
  answer: async () =>
    (await import('../../../contract/journeys/bike-journeys.ts')).BikeJourneysAnswer,
};

/** Ways with a rented bike. */
export function bikeJourneysQuery(api: Api, question: JourneysQuestion, interval: number) {
  const parameters = { ...journeyParameters(question), modes: 'bike' };
  return queryOptions({
    queryKey: journeysKey(parameters),
    queryFn: readQueryFn<BikeJourneysAnswer>(
      async (signal) => (await api.ask(BIKE_JOURNEYS, parameters, signal)).answer,
    ),
    staleTime: interval,
    refetchInterval: (query: PolledQuery<BikeJourneysAnswer>) => pollEvery(interval)(query),
  });
}
