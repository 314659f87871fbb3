import '../../../ui/panels/BoxedRow.css';
import './LotEvents.css';
import type { ParkingLot } from '../../../contract/parking/parking-lot.ts';
import { eventKey } from '../../../contract/parking/special-event.ts';
import { Notice } from '../../../ui/panels/Notice.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import type { PhaseOptions } from '../eventPhase.ts';
import { eventAtLotKey, eventsAtLot } from '../groupEvents.ts';
import { EventPhaseLine } from '../times/EventPhaseLine.tsx';
import { EventTimesText } from '../times/EventTimesText.tsx';
import { ZoneNote } from '../ZoneNote.tsx';

interface LotEventsProps {
  lot: ParkingLot;
  options: PhaseOptions;
  onSelectEvent: (eventKey: string) => void;
}

/** The events of one lot, each with its parking window at that lot. */
export function LotEvents({ lot, options, onSelectEvent }: LotEventsProps) {
  const { words } = useLanguage();
  const { events } = words;
  const { specialEvents } = lot;
  if (specialEvents === null)
    return <Notice tone="caution">{events.failed(words.failures.malformed)}</Notice>;
  if (specialEvents === undefined) return <Notice tone="quiet">{events.absent}</Notice>;
  const current = eventsAtLot(lot, options);
  if (current.length === 0) return <Notice tone="quiet">{events.none}</Notice>;
  return (
    <section className="card__section lot-events" aria-label={events.atLot}>
      <h3>{events.atLot}</h3>
      <ZoneNote />
      <ul className="card__rows" aria-label={events.atLot}>
        {current.map(({ event, times, phase }) => (
          <li key={eventAtLotKey(event)}>
            <button
              type="button"
              className="boxed-row lot-events__event"
              data-thing={`event ${eventKey(event)}`}
              onClick={() => onSelectEvent(eventKey(event))}
            >
              <span className="lot-events__name">
                <bdi>{event.eventName}</bdi>
              </span>
              <EventPhaseLine phase={phase} />
              <EventTimesText times={times} now={options.now} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
