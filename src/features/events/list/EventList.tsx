import './EventList.css';
import type { Read } from '../../../api/Read.ts';
import type { LotsAnswer, ParkingLot } from '../../../contract/parking/parking-lot.ts';
import { Notice } from '../../../ui/panels/Notice.tsx';
import { ReadNotice } from '../../../ui/panels/ReadNotice.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { EVENT_PHASES } from '../eventPhase.ts';
import { eventsState } from '../eventsState.ts';
import type { CityEvent } from '../groupEvents.ts';
import type { EventNews } from '../news/eventNews.ts';
import { EventPhaseLine } from '../times/EventPhaseLine.tsx';
import { ZoneNote } from '../ZoneNote.tsx';
import { EventRow } from './EventRow.tsx';
import { RemovedEvents } from './RemovedEvents.tsx';

interface EventListProps {
  /** The read of the lots, which include the events; undefined until the first answer or failure. */
  read: Read<LotsAnswer> | undefined;
  events: readonly CityEvent[];
  /** The lots of the answer whose events are listed. */
  lots: readonly ParkingLot[];
  /** Changes to mark as new; undefined in audiences that don't mark them. */
  news?: EventNews;
  /** Milliseconds since 1970. */
  now: number;
  onSelect: (event: CityEvent) => void;
  /** Called with the event whose row is hovered or focused, and with null when that ends. */
  onHighlight?: (event: CityEvent | null) => void;
  onRetry: () => void;
}

/** All events at all lots, the most urgent first. A failed read never looks like an empty list. */
export function EventList({
  read,
  events,
  lots,
  news,
  now,
  onSelect,
  onHighlight,
  onRetry,
}: EventListProps) {
  const { words } = useLanguage();
  if (read === undefined) return <Notice tone="quiet">{words.page.loading}</Notice>;
  const failureNotice = <ReadNotice part={words.page.tabs.events} read={read} onRetry={onRetry} />;
  if (read.answer === undefined) return failureNotice;
  const phases = EVENT_PHASES.filter((phase) => events.some((event) => event.phase === phase));
  return (
    <>
      {failureNotice}
      <EventsNotice lots={lots} isEmpty={events.length === 0} />
      {events.length === 0 ? null : (
        <div className="event-list__zone">
          <ZoneNote />
        </div>
      )}
      {phases.map((phase) => (
        <section key={phase} className={`event-list event-list--${phase}`}>
          <h3 id={`events-${phase}`} className="event-list__phase">
            <EventPhaseLine phase={phase} />
          </h3>
          <ul aria-labelledby={`events-${phase}`}>
            {events
              .filter((event) => event.phase === phase)
              .map((event) => (
                <EventRow
                  key={event.key}
                  event={event}
                  now={now}
                  arrived={news?.arrived.get(event.key)}
                  onSelect={onSelect}
                  onHighlight={onHighlight}
                />
              ))}
          </ul>
        </section>
      ))}
      <RemovedEvents events={news?.removed ?? []} now={now} />
    </>
  );
}

interface EventsNoticeProps {
  lots: readonly ParkingLot[];
  /** Whether no event is shown, even if some were listed. */
  isEmpty: boolean;
}

/** Says if the events are missing, unreadable or none. */
function EventsNotice({ lots, isEmpty }: EventsNoticeProps) {
  const { words, formats } = useLanguage();
  const { events } = words;
  const state = eventsState(lots);
  switch (state.kind) {
    case 'malformed':
      return <Notice tone="failure">{events.failed(words.failures.malformed)}</Notice>;
    case 'absent':
      return <Notice tone="quiet">{events.absent}</Notice>;
    case 'none':
      return <Notice tone="quiet">{events.none}</Notice>;
    default:
      if (state.malformedAt.length > 0) {
        const names = state.malformedAt.map(({ name }) => name);
        return <Notice tone="caution">{events.malformedAt(formats.list(names))}</Notice>;
      }
      return isEmpty ? <Notice tone="quiet">{events.none}</Notice> : null;
  }
}
