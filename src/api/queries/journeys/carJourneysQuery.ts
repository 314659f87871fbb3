import { queryOptions } from '@tanstack/react-query';

import type { CarJourneysAnswer } from '../../../contract/journeys/car-journeys.ts';
import { OPERATIONS } from '../../../contract/operations/operations.ts';
import type { Api } from '../../createApi.ts';
import { journeysKey } from '../query-keys.ts';
import { type PolledQuery, pollEvery, readQueryFn } from '../read-query.ts';
import { journeyParameters, type JourneysQuestion } from './journeysQuery.ts';

/** getjourneys, as it answers with `by=car`. */
const CAR_JOURNEYS = {
  ...OPERATIONS.getjourneys,
  answer: async () =>
    (await import('../../../contract/journeys/car-journeys.ts')).CarJourneysAnswer,
};

/** Ways by car to a lot, and on from there. @param event the event that one goes to; null for none */
export function carJourneysQuery(
  api: Api,
  question: JourneysQuestion,
  event: string | null,
  interval: number,
) {
  const parameters = {
    ...journeyParameters(question),
    by: 'car',
    ...(event === null ? {} : { event }),
  };
  return queryOptions({
    queryKey: journeysKey(parameters),
    queryFn: readQueryFn<CarJourneysAnswer>(
      async (signal) => (await api.ask(CAR_JOURNEYS, parameters, signal)).answer,
    ),
    staleTime: interval,
    refetchInterval: (query: PolledQuery<CarJourneysAnswer>) => pollEvery(interval)(query),
  });
}
