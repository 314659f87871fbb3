import { LotEvents } from '../../features/events/card/LotEvents.tsx';
import { eventsAtLot } from '../../features/events/groupEvents.ts';
import { EventTimesText } from '../../features/events/times/EventTimesText.tsx';
import { FavoriteButton } from '../../features/favorites/card/FavoriteButton.tsx';
import { LotAlternatives } from '../../features/parking/card/LotAlternatives.tsx';
import { LotCard } from '../../features/parking/card/LotCard.tsx';
import { PlannedFor } from '../../features/parking/plan/PlanNotice.tsx';
import { useLanguage } from '../../ui/text/Language.tsx';
import { useChangeView } from '../../view/ViewContext.tsx';
import { DirectionsButton } from '../near/DirectionsButton.tsx';
import { RoutesNearLot } from '../park-and-ride/RoutesNearLot.tsx';
import { StopsNearLot } from '../park-and-ride/StopsNearLot.tsx';
import { useCity } from '../reads/CityContext.tsx';
import { useSettings } from '../reads/SettingsContext.ts';
import { LotsFailed } from './LotsFailed.tsx';
import { MissingCard } from './MissingCard.tsx';
import type { SelectedCardProps } from './selected-card-props.ts';

/** The card of a lot with its events, or a note that the service doesn't list the lot. */
export function SelectedLot({ id, canWatch, onClose, onSelect }: SelectedCardProps) {
  const { words } = useLanguage();
  const city = useCity();
  const settings = useSettings();
  const changeView = useChangeView();
  const listed = city.lots.find(({ key }) => key === id);
  if (listed === undefined) {
    return (
      <MissingCard words={words.parking} part={words.layers.lots} panel="lots" onClose={onClose} />
    );
  }
  const marking = listed.event === null ? undefined : eventsAtLot(listed.lot, city.phaseOptions)[0];
  return (
    <LotCard
      listed={listed}
      receivedAt={city.lotsRead?.receivedAt}
      operators={settings.operators}
      onClose={onClose}
      eventTimes={
        marking === undefined ? null : (
          <>
            <bdi>{marking.event.eventName}</bdi>
            <EventTimesText times={marking.times} now={city.phaseOptions.now} />
          </>
        )
      }
    >
      <LotsFailed part={words.layers.lots} />
      <p className="card__favorite">
        <FavoriteButton favorite={{ kind: 'lot', id, name: listed.lot.name }} />
        {listed.place === null || !canWatch ? null : (
          <DirectionsButton to={{ place: listed.place, name: listed.lot.name }} isByCar />
        )}
      </p>
      {city.moment === null ? null : (
        <PlannedFor moment={city.moment} onBackToNow={() => changeView({ moment: null })} />
      )}
      <LotAlternatives
        lot={listed}
        lots={city.lots}
        receivedAt={city.lotsRead?.receivedAt}
        walking={settings.walking}
        onSelect={({ key }) => onSelect({ kind: 'lot', id: key })}
        extra={({ place }) => (place === null ? null : <RoutesNearLot place={place} />)}
      />
      {listed.place === null ? null : (
        <StopsNearLot lotKey={listed.key} place={listed.place} onSelect={onSelect} />
      )}
      <LotEvents
        lot={listed.lot}
        options={city.phaseOptions}
        onSelectEvent={(key) => onSelect({ kind: 'event', id: key })}
      />
    </LotCard>
  );
}
