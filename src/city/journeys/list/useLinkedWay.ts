import { skipToken, useQuery } from '@tanstack/react-query';

import {
  journeysQuery,
  type JourneysQuestion,
} from '../../../api/queries/journeys/journeysQuery.ts';
import type { Journey, JourneysAnswer } from '../../../contract/journeys/journeys.ts';
import { journeyKey } from '../../../features/journeys/journeyList.ts';
import { isInOtherList } from '../../../features/journeys/way-keys.ts';
import { parseDateTime } from '../../../lib/time/zoned-time.ts';
import type { JourneyView } from '../../../view/journey-view.ts';
import { useApi } from '../../reads/ApiContext.ts';

/** Its bus is read more often while it is open. */
const INTERVAL = 60_000;

/** The way of a link that is not among those that are offered. */
interface LinkedWay {
  /** Undefined while it isn't found. */
  readonly journey: Journey | undefined;
  /** Whether it may still be found. */
  readonly isPending: boolean;
  /** Why it isn't found: it has left, or is no longer offered. Null if it is found, or if that isn't known yet. */
  readonly why: 'left' | 'unoffered' | null;
}

/**
 * The open way of a link, if it is not among those that are offered: it has left, or others are there sooner now. The
 * service is asked for those at the time when it begins.
 *
 * @param answer the ways that are offered; undefined while nobody knows
 * @param now milliseconds since 1970, by the service's clock
 */
export function useLinkedWay(
  question: JourneysQuestion | null,
  { way, departs }: JourneyView,
  answer: JourneysAnswer | undefined,
  now: number,
  timeZone: string,
): LinkedWay {
  const isHere = (journey: Journey) => journeyKey(journey) === way;
  const isMissing =
    way !== null && !isInOtherList(way) && answer !== undefined && !answer.journeys.some(isHere);
  const at = departs === null ? undefined : parseDateTime(departs, timeZone)?.instant;
  const isAsked = isMissing && question !== null && at !== undefined;
  const query = journeysQuery(
    useApi(),
    {
      ...(question ?? { from: '', to: '' }),
      at: new Date(at ?? 0).toISOString(),
      isArriveBy: false,
    },
    INTERVAL,
  );
  const { data } = useQuery(isAsked ? query : { ...query, queryFn: skipToken });
  const journey = isAsked ? data?.answer?.journeys.find(isHere) : undefined;
  const isKnown = isMissing && (!isAsked || data?.answer !== undefined);
  const why = at !== undefined && at < now ? 'left' : 'unoffered';
  return { journey, isPending: isAsked && data === undefined, why: isKnown ? why : null };
}
