import { queryOptions } from '@tanstack/react-query';

import type { JourneyNeeds, JourneysAnswer } from '../../../contract/journeys/journeys.ts';
import { OPERATIONS } from '../../../contract/operations/operations.ts';
import type { Place } from '../../../lib/geo/distance.ts';
import type { Api } from '../../createApi.ts';
import { journeysKey } from '../query-keys.ts';
import { pollEvery, readQueryFn, staysLive } from '../read-query.ts';

/** What a rider asks. */
export interface JourneysQuestion {
  /** A stopID or a point. */
  readonly from: string | Place;
  readonly to: string | Place;
  /** ISO 8601 with an offset; now if omitted. */
  readonly at?: string | undefined;
  readonly isArriveBy?: boolean;
  readonly needs?: JourneyNeeds | undefined;
  readonly walkMinutes?: number | undefined;
}

/** To about a meter: a cache then has few answers. */
const placeText = (place: string | Place): string =>
  typeof place === 'string' ? place : `${place.lat.toFixed(5)},${place.lon.toFixed(5)}`;

/** A question as the parameters of the request. */
export const journeyParameters = ({
  from,
  to,
  at,
  isArriveBy = false,
  needs,
  walkMinutes,
}: JourneysQuestion) => ({
  from: placeText(from),
  to: placeText(to),
  ...(at === undefined ? {} : { at }),
  ...(isArriveBy ? { arriveBy: 'true' } : {}),
  ...(needs === undefined ? {} : { needs }),
  ...(walkMinutes === undefined ? {} : { walk: walkMinutes }),
});

/** How to get from one place to another. @param interval milliseconds between two polls */
export function journeysQuery(api: Api, question: JourneysQuestion, interval: number) {
  const parameters = journeyParameters(question);
  return queryOptions({
    queryKey: journeysKey(parameters),
    queryFn: readQueryFn<JourneysAnswer>(async (signal, last, age) => {
      const read = await api.ask(OPERATIONS.getjourneys, parameters, signal);
      const { answer, isLocal } = read;
      if (last && staysLive(last.updatedAt !== undefined, age, isLocal)) return last;
      return isLocal ? { ...answer, isLiveLost: true } : answer;
    }),
    staleTime: interval,
    refetchInterval: pollEvery<JourneysAnswer>(interval),
  });
}
