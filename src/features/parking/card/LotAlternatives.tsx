import '../../../ui/panels/BoxedRow.css';
import './LotAlternatives.css';

import type { ReactNode } from 'react';

import type { Settings } from '../../../contract/settings.ts';
import { walkMinutes } from '../../../lib/geo/walk.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { BandMark } from '../marks/BandMark.tsx';
import type { ListedLot } from '../listLots.ts';
import { countParts } from '../lot-words.ts';
import { needsAlternatives, nearestWithRoom } from './nearestWithRoom.ts';
import { useLotTelling } from '../useLots.ts';

interface LotAlternativesProps {
  of: ListedLot;
  /** All lots of the city, whatever the filters. */
  lots: readonly ListedLot[];
  receivedAt: number | undefined;
  walking: Pick<Settings['walking'], 'metresPerMinute'>;
  onSelect: (lot: ListedLot) => void;
  /** What the audience knows of a lot besides: the buses near it. */
  aside?: (lot: ListedLot) => ReactNode;
}

/** Where else there is room, for a lot that has little or none or an event (C16). */
export function LotAlternatives({ of, lots, receivedAt, walking, ...on }: LotAlternativesProps) {
  const { words, formats } = useLanguage();
  const telling = useLotTelling(receivedAt);
  if (!needsAlternatives(of) || of.place === null) return null;
  const { alternatives } = words.parking;
  const found = nearestWithRoom(of, lots);
  const walk = (metres: number) =>
    formats.duration(walkMinutes(metres, walking.metresPerMinute) * 60_000);
  return (
    <section className="lot-alternatives" aria-label={alternatives.heading}>
      <h3>{alternatives.heading}</h3>
      {found.length === 0 ? <p>{alternatives.none}</p> : null}
      <ul>
        {found.map(({ listed, metres }) => {
          const count = countParts(listed.state, telling);
          return (
            <li key={listed.key}>
              <button
                type="button"
                className="boxed-row lot-alternatives__lot"
                onClick={() => on.onSelect(listed)}
              >
                <BandMark band={listed.state.band} />
                <span className="lot-alternatives__name">{listed.lot.name}</span>
                <span>{count === null ? null : `${count.open} ${count.rest}`}</span>
                <span className="lot-alternatives__distance">
                  {alternatives.straight(formats.distance(metres), walk(metres))}
                </span>
              </button>
              {on.aside?.(listed)}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
