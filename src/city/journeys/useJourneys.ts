import { skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { journeysQuery, type JourneysQuestion } from '../../api/queries/journeys/journeysQuery.ts';
import type { Read } from '../../api/Read.ts';
import type { Journey, JourneysAnswer } from '../../contract/journeys/journeys.ts';
import { type ListedJourney, nextJourneys } from '../../features/journeys/journeyList.ts';
import { useLanguage } from '../../ui/text/Language.tsx';
import type { JourneyView } from '../../view/journey-view.ts';
import { useServiceNow } from '../departures/useServiceNow.ts';
import { useApi } from '../reads/ApiContext.ts';
import { useSettings } from '../reads/SettingsContext.ts';
import { useLaterWays } from './list/useLaterWays.ts';
import { useLinkedWay } from './list/useLinkedWay.ts';

const NOTHING: JourneysQuestion = { from: '', to: '' };
const NONE: readonly ListedJourney[] = [];

/** The list, and what it was made of. */
interface WaysRead {
  readonly asked: string;
  readonly answer?: JourneysAnswer | undefined;
  readonly linked?: Journey | undefined;
  readonly later?: readonly Journey[];
  readonly now?: number;
  readonly journeys: readonly ListedJourney[];
}

/**
 * The ways from one place to another, polled while they are shown. Those of a link come with the one that it names, so that
 * this pushes nothing away later.
 *
 * @param question null to read nothing
 */
export function useJourneys(question: JourneysQuestion | null, view: JourneyView) {
  const api = useApi();
  const { polling } = useSettings();
  const now = useServiceNow();
  const query = journeysQuery(api, question ?? NOTHING, polling.vehiclesSeconds * 1000);
  const { data, refetch } = useQuery(question === null ? { ...query, queryFn: skipToken } : query);
  const { timeZone } = useLanguage();
  const { way } = view;
  const linked = useLinkedWay(question, view, data?.answer, now, timeZone);
  const later = useLaterWays(question, data?.answer, now);
  const isPending = linked.isPending || later.isPending;
  const asked = JSON.stringify(question);
  const [list, setList] = useState<WaysRead>({ asked, journeys: NONE });
  const isOther = list.asked !== asked;
  const isHeld = isPending && (isOther || list.journeys.length === 0);
  const read: Read<JourneysAnswer> | undefined = isHeld ? undefined : data;
  const isChanged =
    list.answer !== read?.answer ||
    list.linked !== linked.journey ||
    list.later !== later.journeys ||
    list.now !== now;
  if (isOther || (isChanged && !isPending)) {
    const before = isOther ? NONE : list.journeys;
    const open = { key: way ?? before[0]?.key ?? null, isChosen: way !== null };
    const found = linked.journey === undefined ? [] : [linked.journey];
    const answered = [...(read?.answer?.journeys ?? []), ...later.journeys, ...found];
    const journeys = nextJourneys(before, answered, open, now, question?.isArriveBy);
    setList({
      asked,
      answer: read?.answer,
      linked: linked.journey,
      later: later.journeys,
      now,
      journeys,
    });
  }
  const isListed = list.journeys.some(({ key }) => key === way);
  return { read, refetch, now, journeys: list.journeys, why: isListed ? null : linked.why };
}
