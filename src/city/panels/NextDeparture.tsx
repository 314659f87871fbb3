import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { nextDepartureQuery, type OnlyDepartures } from '../../api/queries/nextDepartureQuery.ts';
import { inTimeZone } from '../../lib/words/inTimeZone.ts';
import { Notice } from '../../ui/panels/Notice.tsx';
import { useLanguage } from '../../ui/text/Language.tsx';
import { useServiceNow } from '../departures/useServiceNow.ts';

interface NextDepartureProps extends OnlyDepartures {
  /** The setting `timetables`. */
  template: string;
  stopIDs: readonly string[];
  /** What is said where no next departure is known. */
  children: ReactNode;
}

/** Says when stops without departures in the next 24 hours have the next one. */
export function NextDeparture({ template, stopIDs, routes, filter, children }: NextDepartureProps) {
  const language = useLanguage();
  const { words, timeZone } = language;
  const now = useServiceNow();
  const { data: read } = useQuery(
    nextDepartureQuery(template, { stopIDs, now, timeZone, routes, filter }),
  );
  const next = read?.answer ?? null;
  if (next === null) return children;
  const { formats } = inTimeZone(language, next.timeZone);
  const when = words.events.dayAndTime(formats.day(next.at), formats.clock(next.at));
  return <Notice tone="quiet">{words.timetable.noneUntil(when)}</Notice>;
}
