import { skipToken, useQuery } from '@tanstack/react-query';

import type { JourneysQuestion } from '../../../api/queries/journeys/journeysQuery.ts';
import { laterJourneysQuery } from '../../../api/queries/journeys/laterJourneysQuery.ts';
import type { Journey, JourneysAnswer } from '../../../contract/journeys/journeys.ts';
import { useApi } from '../../reads/ApiContext.ts';

/** Milliseconds, so that a question about now isn't another one each minute. */
const STEP = 10 * 60_000;

const NONE: readonly Journey[] = [];

/**
 * The next ways, where nothing leaves in the half day that is asked for: a rider in the evening wants to know when the first
 * ferry goes in the morning.
 *
 * @param answer undefined while nobody knows
 * @param now milliseconds since 1970, by the service's clock
 * @returns also whether they may still be found
 */
export function useLaterWays(
  question: JourneysQuestion | null,
  answer: JourneysAnswer | undefined,
  now: number,
): { readonly journeys: readonly Journey[]; readonly isPending: boolean } {
  const isAsked =
    question !== null && question.isArriveBy !== true && answer?.why === 'no-service-then';
  const { at, ...ends } = question ?? { from: '', to: '' };
  const from = at === undefined ? Math.floor(now / STEP) * STEP : Date.parse(at);
  const query = laterJourneysQuery(useApi(), ends, from);
  const { data } = useQuery(isAsked ? query : { ...query, queryFn: skipToken });
  if (!isAsked) return { journeys: NONE, isPending: false };
  return { journeys: data?.answer?.journeys ?? NONE, isPending: data === undefined };
}
