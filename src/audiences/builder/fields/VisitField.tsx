import { formatCivilMinute, parseDateTime } from '../../../lib/time/zoned-time.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { useWallClock } from '../../../ui/time/useWallClock.ts';
import type { JourneyView } from '../../../view/journey-view.ts';
import { useBuilderWords } from '../words/BuilderWordsContext.ts';
import type { FieldProps } from './FieldProps.ts';

interface VisitFieldProps extends Pick<FieldProps, 'changeView'> {
  journey: JourneyView;
  /** Whether the journey's event is no longer among the city's. */
  isGone: boolean;
}

/** When visitors want to be there: by the beginning of their event, or at a time that the editor names. */
export function VisitField({ journey, isGone, changeView }: VisitFieldProps) {
  const own = useBuilderWords();
  const { words, timeZone } = useLanguage();
  const now = useWallClock();
  const { time, event } = journey;
  if (event !== null)
    return <p className="builder-hint">{isGone ? words.journeys.event.over : own.visit.event}</p>;
  const arrival = time === null ? null : parseDateTime(time, timeZone);
  const isOver = arrival !== null && arrival.instant <= now;
  return (
    <label className="builder-label">
      {words.journeys.arriveBy}
      <input
        type="datetime-local"
        className="builder-input"
        min={formatCivilMinute(now, timeZone)}
        // Uncontrolled, because half a date is no time yet.
        defaultValue={time ?? ''}
        onChange={({ target: { value } }) => {
          const isTime = value !== '';
          const minute = isTime ? value.slice(0, 16) : null;
          changeView({ journey: { ...journey, time: minute, isArriveBy: isTime } });
        }}
      />
      <span className="builder-hint">{isOver ? own.visit.over : own.visit.help}</span>
    </label>
  );
}
