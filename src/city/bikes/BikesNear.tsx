import { stationWords } from '../../features/bikes/bike-words.ts';
import { AROUND, freeAround } from '../../features/bikes/listBikes.ts';
import { dotSeparated } from '../../lib/words/dotSeparated.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { useLanguage } from '../../ui/text/Language.tsx';
import type { NearProps } from '../part-props.ts';
import { FreeBikesNear } from './FreeBikesNear.tsx';
import { useBikes } from './useBikes.ts';

/** A rider walks to the nearest ones. */
const MOST = 2;

/** The nearest stations around a stop or a point, such as "5 bikes, 2 free docks, 120 m"; nothing without any. */
export function BikesNear({ place, onSelect }: NearProps) {
  const language = useLanguage();
  const { words, formats } = language;
  const { stations, free } = useBikes(place);
  const around = freeAround(free, place);
  const near = stations.filter(({ meters }) => meters !== null && meters <= AROUND).slice(0, MOST);
  if (near.length === 0 && around === null) return null;
  return (
    <section className="added-near" aria-label={words.bikes.around}>
      {near.map((station) => (
        <p key={station.bikeID}>
          <Button variant="plain" onClick={() => onSelect({ kind: 'bike', id: station.bikeID })}>
            {/* A button's own children are flex items, and a name would begin at the other side. */}
            <span>
              <bdi>{station.name}</bdi>
            </span>
          </Button>{' '}
          <span className="secondary">
            {dotSeparated([
              ...stationWords(station, language),
              formats.distance(station.meters ?? 0),
            ])}
          </span>
        </p>
      ))}
      <FreeBikesNear around={around} />
    </section>
  );
}
