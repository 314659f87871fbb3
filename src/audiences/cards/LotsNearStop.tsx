import './ParkAndRide.css';

import { BandMark } from '../../features/parking/BandMark.tsx';
import { countParts } from '../../features/parking/lot-words.ts';
import { useLotTelling } from '../../features/parking/useLots.ts';
import type { Place } from '../../lib/distance.ts';
import { Button } from '../../ui/Button.tsx';
import { useLanguage } from '../../ui/Language.tsx';
import { lotsWithinWalk } from './parkAndRide.ts';
import type { SelectedProps } from './SelectedCard.tsx';

type LotsNearStopProps = Pick<SelectedProps, 'settings' | 'city' | 'onSelect'> & { place: Place };

/** On a stop's card: the lots within a walk that have room; nothing where there is none (R18). */
export function LotsNearStop({ place, settings, city, onSelect }: LotsNearStopProps) {
  const { words, formats } = useLanguage();
  const telling = useLotTelling(city.lotsRead?.receivedAt);
  const said = words.parkAndRide;
  const { walking } = settings;
  const near = lotsWithinWalk(place, walking, city.lots);
  if (near.length === 0) return null;
  const heading = said.lots(formats.feet(walking.parkAndRideFeet));
  return (
    <section className="park-and-ride" aria-label={heading}>
      <h3>{heading}</h3>
      <ul>
        {near.map(({ listed, metres, walkMinutes }) => {
          const count = countParts(listed.state, telling);
          return (
            <li key={listed.key}>
              <Button look="plain" onClick={() => onSelect({ kind: 'lot', id: listed.key })}>
                {listed.lot.name}
              </Button>
              <p className="park-and-ride__walk">
                <BandMark band={listed.state.band} />
                {count === null ? null : `${count.open} ${count.rest}`}
                <span>
                  {said.walk(formats.distance(metres), formats.duration(walkMinutes * 60_000))}
                </span>
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
