import { LotEvents } from '../../features/events/card/LotEvents.tsx';
import { FavouriteButton } from '../../features/favourites/FavouriteButton.tsx';
import { LotAlternatives } from '../../features/parking/card/LotAlternatives.tsx';
import { LotCard } from '../../features/parking/card/LotCard.tsx';
import { LotUsual } from '../../features/parking/usual/LotUsual.tsx';
import { PlannedFor } from '../../features/parking/marks/PlanNotice.tsx';
import { useLanguage } from '../../ui/text/Language.tsx';
import { LotsFailed } from './LotsFailed.tsx';
import { NotListed } from './NotListed.tsx';
import { RidesNearLot } from '../park-and-ride/RidesNearLot.tsx';
import { StopsNearLot } from '../park-and-ride/StopsNearLot.tsx';
import type { SelectedProps } from './panel-props.ts';

/** A lot with its events; one that the service does not list is said not to be listed. */
export function SelectedLot({ id, settings, city, changeView, ...on }: SelectedProps) {
  const { onClose, onSelect } = on;
  const { words } = useLanguage();
  const listed = city.lots.find(({ key }) => key === id);
  if (listed === undefined) {
    const { part, notListed } = words.parking;
    return <NotListed part={part} read={city.lotsRead} absent={notListed} onClose={onClose} />;
  }
  return (
    <LotCard
      listed={listed}
      receivedAt={city.lotsRead?.receivedAt}
      operators={settings.operators}
      onClose={onClose}
    >
      <LotsFailed part={words.parking.part} read={city.lotsRead} />
      <p className="card__keep">
        <FavouriteButton favourite={{ kind: 'lot', id, name: listed.lot.name }} />
      </p>
      {city.moment === null ? (
        <LotUsual listed={listed} now={city.phaseOptions.now} />
      ) : (
        <PlannedFor moment={city.moment} onBackToNow={() => changeView({ moment: null })} />
      )}
      <LotAlternatives
        of={listed}
        lots={city.lots}
        receivedAt={city.lotsRead?.receivedAt}
        walking={settings.walking}
        onSelect={({ key }) => onSelect({ kind: 'lot', id: key })}
        aside={({ place }) =>
          place === null ? null : <RidesNearLot place={place} settings={settings} city={city} />
        }
      />
      {listed.place === null ? null : (
        <StopsNearLot place={listed.place} settings={settings} city={city} onSelect={onSelect} />
      )}
      <LotEvents
        lot={listed.lot}
        options={city.phaseOptions}
        onSelectEvent={(key) => onSelect({ kind: 'event', id: key })}
      />
    </LotCard>
  );
}
