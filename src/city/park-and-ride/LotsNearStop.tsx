import './ParkAndRide.css';
import { countParts } from '../../features/parking/lot-words.ts';
import { BandMark } from '../../features/parking/marks/BandMark.tsx';
import { useLotFormatContext } from '../../features/parking/useLots.ts';
import type { Place } from '../../lib/geo/distance.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { useLanguage } from '../../ui/text/Language.tsx';
import type { Language } from '../../ui/text/Language.tsx';
import type { OnSelect } from '../../view/panel-props.ts';
import { LotsFailed } from '../cards/LotsFailed.tsx';
import { useCity } from '../reads/CityContext.tsx';
import { useSettings } from '../reads/SettingsContext.ts';
import type { CityView } from '../reads/useCityView.ts';
import { ExpandableList } from './ExpandableList.tsx';
import { INITIAL_COUNT, lotsWithinWalk } from './park-and-ride.ts';

interface LotsNearStopProps {
  /** Of the stop. */
  place: Place;
  onSelect: OnSelect;
}

type Words = Language['words'];

/** Why the list is empty although the lots could be read; null in a city without lots. */
function noLotsReason({ lotsRead, moment }: CityView, reach: string, words: Words) {
  const copy = words.parkAndRide;
  if (lotsRead?.answer === undefined) return copy.lotsLoading;
  if (lotsRead.answer.lots.length === 0) return null;
  // Today's counts say nothing about another time.
  return moment === null ? copy.noLots(reach) : copy.noForecast;
}

/** On a stop's card: the lots within walking distance that have open spots, or why there are none. */
export function LotsNearStop({ place, onSelect }: LotsNearStopProps) {
  const { words, formats } = useLanguage();
  const city = useCity();
  const { walking } = useSettings();
  const formatContext = useLotFormatContext(city.lotsRead?.receivedAt);
  const copy = words.parkAndRide;
  const near = lotsWithinWalk(place, walking, city.lots);
  const reach = formats.feet(walking.parkAndRideFeet);
  if (city.lotsRead?.answer === undefined && city.lotsRead?.failure !== undefined) {
    return <LotsFailed part={words.layers.lots} />;
  }
  if (near.length === 0) {
    const reason = noLotsReason(city, reach, words);
    return reason === null ? null : <p className="secondary park-and-ride__reason">{reason}</p>;
  }
  const isLate = near.some(({ listed }) => listed.state.health.state !== 'live');
  return (
    <section className="card__section park-and-ride" aria-label={copy.lots(reach)}>
      <h3>{copy.lots(reach)}</h3>
      {isLate ? (
        <p className="secondary park-and-ride__reason">
          {words.parking.checked(formats.duration(formatContext.age))}
        </p>
      ) : null}
      <ExpandableList
        label={copy.lots(reach)}
        all={near}
        initial={near.slice(0, INITIAL_COUNT)}
        renderRow={({ listed, meters, walkMinutes }) => {
          const count = countParts(listed.state, formatContext);
          return (
            <li key={listed.key}>
              <Button
                variant="plain"
                data-thing={`lot ${listed.key}`}
                onClick={() => onSelect({ kind: 'lot', id: listed.key })}
              >
                {listed.lot.name}
              </Button>
              <p className="secondary park-and-ride__walk">
                <BandMark band={listed.state.band} />
                {count === null ? null : `${count.open} ${count.caption}`}
                <span>
                  {words.nearby.walk(
                    formats.distance(meters),
                    formats.duration(walkMinutes * 60_000),
                  )}
                </span>
              </p>
            </li>
          );
        }}
      />
    </section>
  );
}
