import './TimetableCard.css';
import { useQuery } from '@tanstack/react-query';

import { timetableQuery } from '../../api/queries/timetableQuery.ts';
import { DayField } from '../../features/timetable/DayField.tsx';
import { Timetable } from '../../features/timetable/Timetable.tsx';
import { stopNumbers } from '../../lib/names/stop-numbers.ts';
import { parseDateTime } from '../../lib/time/zoned-time.ts';
import { dotSeparated } from '../../lib/words/dotSeparated.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Card } from '../../ui/panels/Card.tsx';
import { useIsCauseSaid } from '../../ui/panels/CauseSaid.ts';
import { Notice } from '../../ui/panels/Notice.tsx';
import { ReadNotice } from '../../ui/panels/ReadNotice.tsx';
import { useLanguage } from '../../ui/text/Language.tsx';
import { useChangeView, usePageView } from '../../view/ViewContext.tsx';
import { useServiceNow } from '../departures/useServiceNow.ts';

interface TimetableCardProps {
  /** The setting `timetables`. */
  template: string;
  stop: Parameters<typeof stopNumbers>[0];
  /** `2026-11-20`. */
  date: string;
  colorOf: (routeID: string) => string;
  onClose: () => void;
}

/** The card of a stop's timetable on a day, which can be printed. */
export function TimetableCard({ template, stop, date, colorOf, onClose }: TimetableCardProps) {
  const language = useLanguage();
  const { words, formats, timeZone, nameOf } = language;
  const { moment } = usePageView();
  const changeView = useChangeView();
  const isCauseSaid = useIsCauseSaid();
  const serviceNow = useServiceNow();
  const { stopID, intersection } = stop;
  const { data: read, refetch } = useQuery(timetableQuery(template, { stopID, date }));
  const { answer } = read ?? {};
  const now = (moment === null ? null : parseDateTime(moment, timeZone)?.instant) ?? serviceNow;
  const dayName = new Intl.DateTimeFormat(formats.locale, { dateStyle: 'full', timeZone: 'UTC' });
  return (
    <div className="timetable-card">
      <Card
        title={nameOf(intersection, stopID)}
        subtitle={dotSeparated([stopNumbers(stop, language), words.stop.timetable])}
        closeLabel={words.page.back}
        onClose={onClose}
      >
        <DayField date={date} onChange={(day) => changeView({ timetable: day })} />
        <h3 className="timetable-card__date">
          {formats.reword(dayName.format(Date.parse(`${date}T00:00Z`)))}
        </h3>
        {read === undefined ? <Notice tone="quiet">{words.page.loading}</Notice> : null}
        {answer === undefined && isCauseSaid(read?.failure?.error.kind) ? (
          // The page has said that there is no connection, and that timetables still work.
          <Notice tone="quiet">{words.offline.otherDay}</Notice>
        ) : (
          <ReadNotice part={words.stop.timetable} read={read} onRetry={() => void refetch()} />
        )}
        {answer === null ? <Notice tone="quiet">{words.timetable.unknown}</Notice> : null}
        {answer === null || answer === undefined ? null : (
          <>
            <Timetable timetable={answer} now={now} colorOf={colorOf} />
            {answer.departures.length === 0 ? null : (
              <p className="timetable-card__print">
                <Button onClick={() => window.print()}>{words.timetable.print}</Button>
              </p>
            )}
          </>
        )}
      </Card>
    </div>
  );
}
