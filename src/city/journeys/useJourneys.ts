import { skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { journeysQuery, type JourneysQuestion } from '../../api/queries/journeys/journeysQuery.ts';
import type { Read } from '../../api/Read.ts';
import type { JourneysAnswer } from '../../contract/journeys/journeys.ts';
import { type ListedJourney, nextJourneys } from '../../features/journeys/journeyList.ts';
import { useServiceNow } from '../departures/useServiceNow.ts';
import { useApi } from '../reads/ApiContext.ts';
import { useSettings } from '../reads/SettingsContext.ts';

const NOTHING: JourneysQuestion = { from: '', to: '' };
const NONE: readonly ListedJourney[] = [];

/**
 * The ways from one place to another, polled while they are shown.
 *
 * @param question null to read nothing
 * @param way the key of the journey that the rider has opened; null for the first
 */
export function useJourneys(question: JourneysQuestion | null, way: string | null) {
  const api = useApi();
  const { polling } = useSettings();
  const now = useServiceNow();
  const query = journeysQuery(api, question ?? NOTHING, polling.vehiclesSeconds * 1000);
  const { data, refetch } = useQuery(question === null ? { ...query, queryFn: skipToken } : query);
  const read: Read<JourneysAnswer> | undefined = data;
  const asked = JSON.stringify(question);
  const [list, setList] = useState({ asked, answer: read?.answer, now, journeys: NONE });
  const isOther = list.asked !== asked;
  if (isOther || list.answer !== read?.answer || list.now !== now) {
    const before = isOther ? NONE : list.journeys;
    const chosen = before.some(({ key }) => key === way) ? way : null;
    const open = { key: chosen ?? before[0]?.key ?? null, isChosen: chosen !== null };
    const answered = read?.answer?.journeys ?? [];
    const journeys = nextJourneys(before, answered, open, now, question?.isArriveBy);
    setList({ asked, answer: read?.answer, now, journeys });
  }
  return { read, refetch, now, journeys: list.journeys };
}
