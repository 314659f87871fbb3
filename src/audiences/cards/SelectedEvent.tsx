import { EventCard } from '../../features/events/EventCard.tsx';
import { Card } from '../../ui/Card.tsx';
import { useLanguage } from '../../ui/Language.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { LotNow } from './LotNow.tsx';
import type { SelectedProps } from './SelectedCard.tsx';

/** An event with every lot that it changes; one that is over or withdrawn is said to be gone. */
export function SelectedEvent({ id, settings, city, onClose, onSelect }: SelectedProps) {
  const { words } = useLanguage();
  const event = city.events.find(({ key }) => key === id);
  if (event === undefined) {
    const isLoading = city.lotsRead === undefined;
    return (
      <Card title={words.events.part} closeLabel={words.page.back} onClose={onClose}>
        <Notice tone="quiet">{isLoading ? words.page.loading : words.events.notListed}</Notice>
      </Card>
    );
  }
  return (
    <EventCard
      event={event}
      now={city.phaseOptions.now}
      operators={settings.operators}
      onClose={onClose}
      onSelectLot={(lotKey) => onSelect({ kind: 'lot', id: lotKey })}
      aside={(lotKey) => {
        const listed = city.lots.find(({ key }) => key === lotKey);
        return listed === undefined ? null : (
          <LotNow listed={listed} receivedAt={city.lotsRead?.receivedAt} />
        );
      }}
    />
  );
}
