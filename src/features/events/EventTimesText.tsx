import './EventTimesText.css';

import { useLanguage } from '../../ui/text/Language.tsx';
import type { EventTimes } from './eventTimes.ts';
import { startSentence, windowSentence } from './event-words.ts';

interface EventTimesTextProps {
  times: EventTimes;
  /** Milliseconds since 1970. */
  now: number;
}

/** When an event begins and when its parking does; what is not published looks like no window (C22). */
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
