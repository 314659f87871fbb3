import { skipToken, useQuery } from '@tanstack/react-query';

import {
  journeysQuery,
  type JourneysQuestion,
} from '../../../api/queries/journeys/journeysQuery.ts';
import { NIGHT } from '../../../contract/departures/departureRows.ts';
import { type ListedJourney, ridesOf } from '../../../features/journeys/journeyList.ts';
import { useApi } from '../../reads/ApiContext.ts';

const MINUTE = 60_000;
/** It rarely changes, and is read only while a last bus is listed. */
const INTERVAL = 5 * MINUTE;

/**
 * The key of the last way of the night; null if there is a later one, and while nobody knows. A bus may be the last of its
 * route and others still go there, so the service is asked what goes after it.
 */
export function useLastWay(
  question: JourneysQuestion | null,
  journeys: readonly ListedJourney[],
): string | null {
  const last = journeys
    .filter(({ journey }) => ridesOf(journey).length > 0)
    .toSorted((one, other) => other.journey.departAt - one.journey.departAt)[0];
  const hasLastBus = last !== undefined && ridesOf(last.journey).some(({ isLast }) => isLast);
  const departAt = last?.journey.departAt ?? 0;
  const query = journeysQuery(
    useApi(),
    {
      ...(question ?? { from: '', to: '' }),
      at: new Date(departAt + MINUTE).toISOString(),
      isArriveBy: false,
    },
    INTERVAL,
  );
  const isAsked = question !== null && hasLastBus;
  const { data } = useQuery(isAsked ? query : { ...query, queryFn: skipToken });
  if (!isAsked || data?.answer === undefined || last === undefined) return null;
  const later = data.answer.journeys.some(
    (journey) => ridesOf(journey).length > 0 && journey.departAt - departAt < NIGHT,
  );
  return later ? null : last.key;
}
