import { eventTimes } from '../../../contract/parking/eventTimes.ts';
import type { SpecialEvent } from '../../../contract/parking/special-event.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { plannedSentence } from '../event-words.ts';
import { eventAtLotKey } from '../groupEvents.ts';

interface RemovedEventsProps {
  events: readonly SpecialEvent[];
  /** Milliseconds since 1970. */
  now: number;
}

/** Events that the service no longer lists, canceled or just removed from the list. */
export function RemovedEvents({ events, now }: RemovedEventsProps) {
  const { words, formats, timeZone } = useLanguage();
  if (events.length === 0) return null;
  return (
    <section className="event-list">
      <h3 className="event-list__phase">{words.events.news.removed}</h3>
      <ul aria-label={words.events.news.removed}>
        {events.map((event) => (
          <li key={eventAtLotKey(event)} className="event-list__removed">
            <span>{event.eventName}</span>
            <span className="secondary">
              {plannedSentence(eventTimes(event, timeZone), { words, formats, timeZone, now })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
