import './EventTimesText.css';
import type { EventTimes } from '../../../contract/parking/eventTimes.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { startSentence, windowSentence } from '../event-words.ts';

interface EventTimesTextProps {
  times: EventTimes;
  /** Milliseconds since 1970. */
  now: number;
}

/** The start of an event and its parking window; an unpublished window has its own style. */
export function EventTimesText({ times, now }: EventTimesTextProps) {
  const { words, formats, timeZone } = useLanguage();
  const context = { words, formats, timeZone, now };
  const isPublished = times.window !== null;
  return (
    <span className="event-times">
      <span>{startSentence(times, context)}</span>
      <span className={isPublished ? 'event-times__window' : 'event-times__unpublished'}>
        {windowSentence(times, context)}
      </span>
    </span>
  );
}
