import { queryOptions } from '@tanstack/react-query';

import type { JourneysAnswer } from '../../../contract/journeys/journeys.ts';
import { OPERATIONS } from '../../../contract/operations/operations.ts';
import type { Api } from '../../createApi.ts';
import { journeysKey } from '../query-keys.ts';
import { pollEvery, readQueryFn } from '../read-query.ts';
import { journeyParameters, type JourneysQuestion } from './journeysQuery.ts';

/** An answer has the ways whose first bus leaves within this time, in milliseconds. */
const COVERED = 12 * 3_600_000;
/** From Friday evening to Monday morning. */
const MOST_ASKED = 6;
/** They are hours away. */
const INTERVAL = 5 * 60_000;

/**
 * The first ways after half a day in which nothing goes there; none if nothing goes there for three days.
 *
 * @param at the beginning of that half day, in milliseconds since 1970
 */
export function laterJourneysQuery(api: Api, question: JourneysQuestion, at: number) {
  const parameters = journeyParameters(question);
  return queryOptions({
    queryKey: [...journeysKey(parameters), 'later', at],
    queryFn: readQueryFn<JourneysAnswer>(async (signal) => {
      for (let asked = 1; ; asked++) {
        const then = { ...parameters, at: new Date(at + asked * COVERED).toISOString() };
        const { answer } = await api.ask(OPERATIONS.getjourneys, then, signal);
        if (answer.why !== 'no-service-then' || asked === MOST_ASKED) return answer;
      }
    }),
    staleTime: INTERVAL,
    refetchInterval: pollEvery<JourneysAnswer>(INTERVAL),
  });
}
