import { useLanguage } from '../../../ui/text/Language.tsx';
import { windowSentence } from '../event-words.ts';
import type { CityEvent } from '../groupEvents.ts';
import type { EventOnDay } from './event-days.ts';

interface EventTrackProps {
  eventOnDay: EventOnDay;
  /** Milliseconds since 1970. */
  now: number;
  onSelect: (event: CityEvent) => void;
}

/** One event on the timeline: a bar for a published window, a hollow mark without one. */
export function EventTrack({ eventOnDay, now, onSelect }: EventTrackProps) {
  const { words, formats, timeZone } = useLanguage();
  const { event, bars, begins } = eventOnDay;
  const windowText = windowSentence(event.times, { words, formats, timeZone, now });
  return (
    <li>
      <button
        type="button"
        className="event-track"
        data-row={`track ${event.key}`}
        aria-label={`${event.eventName}. ${windowText}`}
        title={windowText}
        onClick={() => onSelect(event)}
      >
        <span className="event-track__name" dir="auto">
          {event.eventName}
        </span>
        <span className="event-track__line">
          {bars.map(({ from, to }) => (
            <span
              key={`${from} ${to}`}
              className="event-track__bar"
              style={{ insetInlineStart: `${from * 100}%`, width: `${(to - from) * 100}%` }}
            />
          ))}
          {begins === null ? null : (
            <span
              className={`event-track__mark ${bars.length === 0 ? 'event-track__mark--alone' : ''}`}
              style={{ insetInlineStart: `${begins * 100}%` }}
            />
          )}
        </span>
      </button>
    </li>
  );
}
