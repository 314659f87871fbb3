import { eventSpan } from '../../contract/parking/eventSpan.ts';
import type { ParkingLot } from '../../contract/parking/parking-lot.ts';
import { EventCard } from '../../features/events/card/EventCard.tsx';
import { eventsState } from '../../features/events/eventsState.ts';
import { movedEvent } from '../../features/events/news/eventNews.ts';
import { PlannedFor } from '../../features/parking/plan/PlanNotice.tsx';
import { formatMoment } from '../../lib/time/zoned-time.ts';
import { useLanguage } from '../../ui/text/Language.tsx';
import type { Language } from '../../ui/text/Language.tsx';
import { useChangeView } from '../../view/ViewContext.tsx';
import { DirectionsButton } from '../near/DirectionsButton.tsx';
import { useCity } from '../reads/CityContext.tsx';
import { useSettings } from '../reads/SettingsContext.ts';
import { EventEnding } from './EventEnding.tsx';
import { LotsFailed } from './LotsFailed.tsx';
import { LotStatus } from './LotStatus.tsx';
import { MissingCard } from './MissingCard.tsx';
import type { SelectedCardProps } from './selected-card-props.ts';

/** Names the lots whose events couldn't be read; empty if there are none. */
function unreadEvents(
  lots: readonly ParkingLot[],
  { events, failures }: Language['words'],
  formats: Language['formats'],
): string {
  const state = eventsState(lots);
  if (state.kind === 'malformed') return events.failed(failures.malformed);
  const names = state.kind === 'listed' ? state.malformedAt.map(({ name }) => name) : [];
  return names.length === 0 ? '' : events.malformedAt(formats.list(names));
}

/**
 * The card of an event with every lot it affects. An event that is over or withdrawn has a note instead;
 * an event that moved while its card was open is shown at its new time or place.
 */
export function SelectedEvent({ id, canWatch, onClose, onSelect }: SelectedCardProps) {
  const { words, formats } = useLanguage();
  const city = useCity();
  const { operators } = useSettings();
  const changeView = useChangeView();
  const { events, lotsRead, phaseOptions } = city;
  const moved = movedEvent(lotsRead?.answer?.eventChanges ?? [], id, phaseOptions);
  const event = events.find(({ key }) => key === (moved?.key ?? id));
  if (event === undefined) {
    return (
      <MissingCard
        words={words.events}
        part={words.page.tabs.events}
        unreadableText={unreadEvents(lotsRead?.answer?.lots ?? [], words, formats)}
        panel="events"
        onClose={onClose}
      />
    );
  }
  const place = event.place ?? city.placesOf({ kind: 'event', id: event.key })[0];
  const { start } = event.times;
  const { now, timeZone } = phaseOptions;
  const span = eventSpan(
    event.lots.map((one) => one.event),
    timeZone,
  );
  const isAhead = start?.hasTime === true && start.instant > now;
  return (
    <EventCard
      event={event}
      previous={moved?.previous}
      now={phaseOptions.now}
      operators={operators}
      onClose={onClose}
      onSelectLot={(lotKey) => onSelect({ kind: 'lot', id: lotKey })}
      extra={(lotKey) => {
        const listed = city.lots.find(({ key }) => key === lotKey);
        return listed === undefined ? null : (
          <LotStatus listed={listed} receivedAt={lotsRead?.receivedAt} />
        );
      }}
      ending={
        span === null ? null : (
          <EventEnding event={event.key} span={span} venue={place} now={now} canOpen={canWatch} />
        )
      }
      directions={
        place === undefined || !canWatch ? null : (
          <DirectionsButton
            to={{
              place: { lat: place.lat, lon: place.lon },
              name: event.eventVenue ?? event.eventName,
            }}
            visit={{
              event: event.key,
              time: isAhead ? formatMoment(start.instant, timeZone) : null,
            }}
          />
        )
      }
    >
      <LotsFailed part={words.page.tabs.events} />
      {city.moment === null ? null : (
        <PlannedFor moment={city.moment} onBackToNow={() => changeView({ moment: null })} />
      )}
    </EventCard>
  );
}
