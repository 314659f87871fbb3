import './ParkAndRide.css';

import { BandMark } from '../../features/parking/marks/BandMark.tsx';
import { countParts } from '../../features/parking/lot-words.ts';
import { useLotTelling } from '../../features/parking/useLots.ts';
import type { Place } from '../../lib/geo/distance.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { useLanguage } from '../../ui/text/Language.tsx';
import type { Language } from '../../ui/text/Language.tsx';
import type { CityView } from '../reads/useCityView.ts';
import { LotsFailed } from '../cards/LotsFailed.tsx';
import { AT_FIRST, lotsWithinWalk } from './parkAndRide.ts';
import type { SelectedProps } from '../cards/panel-props.ts';
import { ShortList } from './ShortList.tsx';

type LotsNearStopProps = Pick<SelectedProps, 'settings' | 'city' | 'onSelect'> & { place: Place };

type Words = Language['words'];

/** Why no lot is told of where none failed to be read; null in a city that lists none. */
function silenceOf({ lotsRead, moment }: CityView, reach: string, words: Words) {
  const said = words.parkAndRide;
  if (lotsRead?.answer === undefined) return said.lotsLoading;
  if (lotsRead.answer.lots.length === 0) return null;
  // A count of now says nothing of another time (C29).
  return moment === null ? said.noLots(reach) : said.lotsThen;
}

/** On a stop's card: the lots within a walk that are known to have room, or why there are none (R18). */
export function LotsNearStop({ place, settings, city, onSelect }: LotsNearStopProps) {
  const { words, formats } = useLanguage();
  const telling = useLotTelling(city.lotsRead?.receivedAt);
  const said = words.parkAndRide;
  const { walking } = settings;
  const near = lotsWithinWalk(place, walking, city.lots);
  const reach = formats.feet(walking.parkAndRideFeet);
  if (city.lotsRead?.answer === undefined && city.lotsRead?.failure !== undefined) {
    return <LotsFailed part={words.parking.part} read={city.lotsRead} />;
  }
  if (near.length === 0) {
    const silence = silenceOf(city, reach, words);
    return silence === null ? null : <p className="park-and-ride__silence">{silence}</p>;
  }
  const isLate = near.some(({ listed }) => listed.state.freshness !== 'fresh');
  return (
    <section className="park-and-ride" aria-label={said.lots(reach)}>
      <h3>{said.lots(reach)}</h3>
      {isLate ? (
        <p className="park-and-ride__silence">
          {words.parking.checked(formats.duration(telling.age))}
        </p>
      ) : null}
      <ShortList
        all={near}
        first={near.slice(0, AT_FIRST)}
        row={({ listed, metres, walkMinutes }) => {
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
        }}
      />
    </section>
  );
}
