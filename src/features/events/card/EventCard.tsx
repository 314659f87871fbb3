import '../../../ui/panels/BoxedRow.css';
import './EventCard.css';
import type { ReactNode } from 'react';

import { eventTimes } from '../../../contract/parking/eventTimes.ts';
import type { SpecialEvent } from '../../../contract/parking/special-event.ts';
import type { Settings } from '../../../contract/settings/settings.ts';
import { parseHttpUrl } from '../../../lib/parseHttpUrl.ts';
import { ExternalLink } from '../../../ui/controls/ExternalLink.tsx';
import { Card } from '../../../ui/panels/Card.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { CalendarButton } from '../calendar/CalendarButton.tsx';
import { plannedSentence, windowSentence } from '../event-words.ts';
import { lotsByWindow } from '../groupEvents.ts';
import type { CityEvent } from '../groupEvents.ts';
import { EventPhaseLine } from '../times/EventPhaseLine.tsx';
import { EventTimesText } from '../times/EventTimesText.tsx';
import { ZoneNote } from '../ZoneNote.tsx';
import { EventPolicy } from './EventPolicy.tsx';

interface EventCardProps {
  event: CityEvent;
  /** Milliseconds since 1970. */
  now: number;
  operators: Settings['operators'];
  onClose: () => void;
  onSelectLot: (lotKey: string) => void;
  /** The event before it moved, if it moved while the page was open. */
  previous?: SpecialEvent | undefined;
  /** When it ends, and the last way back; missing if no end is known. */
  ending?: ReactNode;
  /** Leads to the event; missing where no way is known. */
  directions?: ReactNode;
  /** Content above the lots, such as the time for which they are shown. */
  children?: ReactNode;
  /** Renders content beside a lot's name, such as its open spots. */
  extra?: ((lotKey: string) => ReactNode) | undefined;
}

/** The card of one event: its times, its parking, the rates policy, and all its lots. */
export function EventCard({
  event,
  now,
  operators,
  onClose,
  onSelectLot,
  previous,
  ending,
  directions,
  children,
  extra,
}: EventCardProps) {
  const { words, formats, timeZone } = useLanguage();
  return (
    <Card
      title={event.eventName}
      {...(event.eventVenue === null ? {} : { subtitle: event.eventVenue })}
      closeLabel={words.page.back}
      onClose={onClose}
    >
      <p>
        <EventPhaseLine phase={event.phase} />
      </p>
      <EventTimesText times={event.times} now={now} />
      {ending}
      {lotsByWindow(event).length < 2 ? null : (
        <p className="secondary">{words.events.windowsDiffer}</p>
      )}
      {previous === undefined ? null : (
        <p className="secondary">
          {words.events.news.previously(
            plannedSentence(eventTimes(previous, timeZone), { words, formats, timeZone, now }),
          )}
        </p>
      )}
      <ZoneNote />
      <EventPolicy event={event} operators={operators} />
      <EventPage webUrl={event.webUrl} />
      <div className="event-card__actions">
        {directions}
        <CalendarButton event={event} now={now} />
      </div>
      <h3 className="event-card__heading">{words.events.lotsHeading}</h3>
      {children}
      <EventLots event={event} now={now} onSelectLot={onSelectLot} extra={extra} />
    </Card>
  );
}

function EventPage({ webUrl }: { webUrl: string }) {
  const { words } = useLanguage();
  if (webUrl === '') return null;
  return (
    <p>
      {parseHttpUrl(webUrl) === null ? (
        <span className="event-card__url">{webUrl}</span>
      ) : (
        <ExternalLink url={webUrl}>{words.events.eventPage}</ExternalLink>
      )}
    </p>
  );
}

type EventLotsProps = Pick<EventCardProps, 'event' | 'now' | 'onSelectLot' | 'extra'>;

/** The event's lots, each with its own parking window if the windows differ. */
function EventLots({ event, now, onSelectLot, extra }: EventLotsProps) {
  const { words, formats, timeZone } = useLanguage();
  const context = { words, formats, timeZone, now };
  const hasOneWindow = lotsByWindow(event).length < 2;
  return (
    <ul className="card__rows" aria-label={words.events.lotsHeading}>
      {event.lots.map(({ lotKey, lot, times }) => (
        <li key={lotKey}>
          <button
            type="button"
            className="boxed-row event-card__lot"
            data-thing={`lot ${lotKey}`}
            onClick={() => onSelectLot(lotKey)}
          >
            <span>{lot.name}</span>
            {extra === undefined ? null : (
              <span className="event-card__extra">{extra(lotKey)}</span>
            )}
            {hasOneWindow ? null : (
              <span className="event-card__window">{windowSentence(times, context)}</span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
