import { queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';

import { type Operation, OPERATIONS } from '../../../contract/operations/operations.ts';
import type { Api } from '../../createApi.ts';
import { journeysKey } from '../query-keys.ts';
import { pollEvery, readQueryFn } from '../read-query.ts';
import { journeyParameters, type JourneysQuestion } from './journeysQuery.ts';

/** getjourneys, as it answers with other parameters. */
const waysQuery =
  <S extends z.ZodMiniType>(answer: Operation<S>['answer']) =>
  (api: Api, question: JourneysQuestion, others: object, interval: number) => {
    const parameters = { ...journeyParameters(question), ...others };
    const operation = { ...OPERATIONS.getjourneys, answer };
    return queryOptions({
      queryKey: journeysKey(parameters),
      queryFn: readQueryFn<z.output<S>>(
        async (signal) => (await api.ask(operation, parameters, signal)).answer,
      ),
      staleTime: interval,
      refetchInterval: pollEvery<z.output<S>>(interval),
    });
  };

const bikeWays = waysQuery(
  async () => (await import('../../../contract/journeys/bike-journeys.ts')).BikeJourneysAnswer,
);
const carWays = waysQuery(
  async () => (await import('../../../contract/journeys/car-journeys.ts')).CarJourneysAnswer,
);

/** Ways with a rented bike. */
export const bikeJourneysQuery = (api: Api, question: JourneysQuestion, interval: number) =>
  bikeWays(api, question, { modes: 'bike' }, interval);

/** Ways by car to a lot, and on from there. @param event the event that one goes to; null for none */
export const carJourneysQuery = (
  api: Api,
  question: JourneysQuestion,
  event: string | null,
  interval: number,
) => carWays(api, question, { by: 'car', ...(event === null ? {} : { event }) }, interval);
