import type { JourneysAnswer } from '../../../contract/journeys/journeys.ts';
import { NEEDS, needsStepFree } from '../../../contract/links/vehicle-needs.ts';
import { noWaySentence } from '../../../features/journeys/journey-words.ts';
import { isoDateOf, serviceDateAt } from '../../../lib/time/service-date.ts';
import { Notice } from '../../../ui/panels/Notice.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { usePageView } from '../../../view/ViewContext.tsx';
import { endedDay, lastDay } from '../../panels/endedDay.ts';
import { useSettings } from '../../reads/SettingsContext.ts';

interface NoWayProps {
  answer: JourneysAnswer;
  /** The time that is asked for, `2026-11-20T19:00`; null for now. */
  time: string | null;
  /** Milliseconds since 1970, by the service's clock. */
  now: number;
}

/** Why there is no way, and what a rider can do. Of a day after the timetable's last one nobody knows what goes. */
export function NoWay({ answer, time, now }: NoWayProps) {
  const { words, formats, timeZone } = useLanguage();
  const { timetableEnd: end } = useSettings().city;
  const { needs } = usePageView();
  const { journeys, lists } = words;
  const today = isoDateOf(serviceDateAt(now, timeZone));
  const { why = 'no-service-then' } = answer;
  /** Another time or place may not help where the rider's needs are what no bus has. */
  function ofNeeds(): string {
    const asked = NEEDS.filter(
      (need) => needs.includes(need) && (need === 'bike' || needsStepFree([need])),
    );
    return asked.length === 0 || why === 'outside'
      ? ''
      : ` ${journeys.withNeeds(formats.list(asked.map((need) => words.needs[need])))}`;
  }
  function sentence(): string {
    if (end === undefined || why !== 'no-service-then' || (time?.slice(0, 10) ?? today) <= end)
      return noWaySentence(answer, journeys) + ofNeeds();
    const ended = endedDay(end, now, timeZone, formats.locale);
    return ended === null
      ? journeys.afterTimetable(formats.reword(lastDay(end, today, formats.locale)))
      : lists.timetableEnded(formats.reword(ended));
  }
  return <Notice tone="quiet">{sentence()}</Notice>;
}
