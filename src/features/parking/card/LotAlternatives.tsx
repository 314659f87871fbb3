import '../../../ui/panels/BoxedRow.css';
import './LotAlternatives.css';
import type { ReactNode } from 'react';

import type { Settings } from '../../../contract/settings/settings.ts';
import { walkMinutes } from '../../../lib/geo/walkMinutes.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import type { ListedLot } from '../listLots.ts';
import { countParts } from '../lot-words.ts';
import { BandMark } from '../marks/BandMark.tsx';
import { useLotFormatContext } from '../useLots.ts';
import { needsAlternatives, nearestOpenLots } from './nearestOpenLots.ts';

interface LotAlternativesProps {
  lot: ListedLot;
  /** All lots of the city, whatever the filters. */
  lots: readonly ListedLot[];
  receivedAt: number | undefined;
  walking: Pick<Settings['walking'], 'metresPerMinute'>;
  onSelect: (lot: ListedLot) => void;
  /** Renders extra content below a lot, such as the buses near it. */
  extra?: (lot: ListedLot) => ReactNode;
}

/** Suggests nearby lots with open spots when this one is nearly full, full or has an event. */
export function LotAlternatives({
  lot,
  lots,
  receivedAt,
  walking,
  onSelect,
  extra,
}: LotAlternativesProps) {
  const { words, formats } = useLanguage();
  const context = useLotFormatContext(receivedAt);
  if (!needsAlternatives(lot) || lot.place === null) return null;
  const { alternatives } = words.parking;
  const found = nearestOpenLots(lot, lots);
  const walk = (meters: number) =>
    formats.duration(walkMinutes(meters, walking.metresPerMinute) * 60_000);
  return (
    <section className="card__section" aria-label={alternatives.heading}>
      <h3>{alternatives.heading}</h3>
      {found.length === 0 ? <p>{alternatives.none}</p> : null}
      <ul className="card__rows" aria-label={alternatives.heading}>
        {found.map(({ listed, meters }) => {
          const count = countParts(listed.state, context);
          return (
            <li key={listed.key}>
              <button
                type="button"
                className="boxed-row lot-alternatives__lot"
                data-thing={`lot ${listed.key}`}
                onClick={() => onSelect(listed)}
              >
                <BandMark band={listed.state.band} />
                <span className="lot-alternatives__name">
                  <bdi>{listed.lot.name}</bdi>
                </span>
                <span>{count === null ? null : `${count.open} ${count.caption}`}</span>
                <span className="secondary lot-alternatives__distance">
                  {alternatives.straightLine(formats.distance(meters), walk(meters))}
                </span>
              </button>
              {extra?.(listed)}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
