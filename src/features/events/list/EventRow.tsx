import '../../../ui/panels/ListRow.css';
import './EventRow.css';
import { memo } from 'react';

import { eventTimes } from '../../../contract/parking/eventTimes.ts';
import type { SpecialEvent } from '../../../contract/parking/special-event.ts';
import { highlighting } from '../../../ui/controls/highlighting.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { plannedSentence } from '../event-words.ts';
import { lotsByWindow } from '../groupEvents.ts';
import type { CityEvent } from '../groupEvents.ts';
import { EventTimesText } from '../times/EventTimesText.tsx';

interface EventRowProps {
  event: CityEvent;
  /** Milliseconds since 1970. */
  now: number;
  /** `'new'` since the last look, or the event before it moved. */
  arrived: 'new' | SpecialEvent | undefined;
  onSelect: (event: CityEvent) => void;
  onHighlight?: ((event: CityEvent | null) => void) | undefined;
}

/** One event in the list: its name, venue, times, and its lot or number of lots. */
export const EventRow = memo(function EventRow({
  event,
  now,
  arrived,
  onSelect,
  onHighlight,
}: EventRowProps) {
  const { words, formats, timeZone } = useLanguage();
  const { news } = words.events;
  const [onlyLot] = event.lots;
  const count = event.lots.length;
  return (
    <li className="event-row">
      <button
        type="button"
        className="list-row event-row__button"
        data-row={event.key}
        onClick={() => onSelect(event)}
        {...highlighting(event, onHighlight)}
      >
        <span className="event-row__name">
          <bdi>{event.eventName}</bdi>
          {arrived === undefined ? null : (
            <span className="event-row__news">{arrived === 'new' ? news.new : news.moved}</span>
          )}
        </span>
        {event.eventVenue === null ? null : (
          <span className="secondary">
            <bdi>{event.eventVenue}</bdi>
          </span>
        )}
        <EventTimesText times={event.times} now={now} />
        {lotsByWindow(event).length < 2 ? null : (
          <span className="secondary">{words.events.windowsDiffer}</span>
        )}
        {arrived === undefined || arrived === 'new' ? null : (
          <span className="secondary">
            {news.previously(
              plannedSentence(eventTimes(arrived, timeZone), { words, formats, timeZone, now }),
            )}
          </span>
        )}
        <span className="secondary">
          {count === 1 ? onlyLot?.lot.name : words.events.lots(count, formats.number(count))}
        </span>
      </button>
    </li>
  );
});
