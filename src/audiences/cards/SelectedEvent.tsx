import { EventCard } from '../../features/events/EventCard.tsx';
import { movedEvent } from '../../features/events/eventNews.ts';
import { eventsState } from '../../features/events/eventsState.ts';
import { PlannedFor } from '../../features/parking/PlanNotice.tsx';
import { useLanguage } from '../../ui/Language.tsx';
import { LotNow } from './LotNow.tsx';
import { NotListed } from './NotListed.tsx';
import type { SelectedProps } from './SelectedCard.tsx';

/**
 * An event with every lot that it changes; one that is over or withdrawn is said to be gone, one that
 * moved while it was looked at is shown where it went.
 */
export function SelectedEvent({ id, settings, city, changeView, ...on }: SelectedProps) {
  const { words } = useLanguage();
  const { events, lotsRead, phaseOptions } = city;
  const moved = movedEvent(lotsRead?.answer?.eventChanges ?? [], id, phaseOptions);
  const event = events.find(({ key }) => key === (moved?.key ?? id));
  if (event === undefined) {
    const { part, notListed, failed, malformed } = words.events;
    const isUnread = eventsState(lotsRead?.answer?.lots ?? [], true).kind === 'malformed';
    return (
      <NotListed
        part={part}
        read={lotsRead}
        absent={isUnread ? failed(malformed) : notListed}
        onClose={on.onClose}
      />
    );
  }
  return (
    <EventCard
      event={event}
      previous={moved?.previous}
      now={phaseOptions.now}
      operators={settings.operators}
      onClose={on.onClose}
      onSelectLot={(lotKey) => on.onSelect({ kind: 'lot', id: lotKey })}
      aside={(lotKey) => {
        const listed = city.lots.find(({ key }) => key === lotKey);
        return listed === undefined ? null : (
          <LotNow listed={listed} receivedAt={lotsRead?.receivedAt} />
        );
      }}
    >
      {city.moment === null ? null : (
        <PlannedFor moment={city.moment} onBackToNow={() => changeView({ moment: null })} />
      )}
    </EventCard>
  );
}
