import '../../../ui/panels/ListRow.css';
import './LotRow.css';
import { memo } from 'react';

import { dotSeparated } from '../../../lib/words/dotSeparated.ts';
import { highlighting } from '../../../ui/controls/highlighting.ts';
import type { ListedLot } from '../listLots.ts';
import { EventMarkIcon } from '../marks/EventMarkIcon.tsx';
import { LotMark } from '../marks/LotMark.tsx';

/** A row's texts. The list formats them, so a memoized row re-renders only when one changes. */
export interface LotRowTexts {
  /** The whole row as a screen reader reads it. */
  readonly screenReaderText: string;
  readonly open: string | null;
  readonly caption: string | null;
  readonly band: string;
  /** Operator, distance and other details, one per line. */
  readonly details: string;
  readonly event: string | null;
}

interface LotRowProps extends LotRowTexts {
  listed: ListedLot;
  /** The row's number among all lots of the list, from 1, and how many these are: the last rows may come later. */
  posInSet: number;
  setSize: number;
  onSelect: (lot: ListedLot) => void;
  onHighlight?: ((lot: ListedLot | null) => void) | undefined;
}

/** One lot in the list: its mark, name, count, band, details and event. */
export const LotRow = memo(function LotRow({
  listed,
  posInSet,
  setSize,
  onSelect,
  onHighlight,
  screenReaderText,
  open,
  caption,
  band,
  details,
  event,
}: LotRowProps) {
  return (
    <li className="lot-row" aria-posinset={posInSet} aria-setsize={setSize}>
      <button
        type="button"
        data-row={listed.key}
        className="list-row lot-row__button"
        aria-label={screenReaderText}
        onClick={() => onSelect(listed)}
        {...highlighting(listed, onHighlight)}
      >
        <LotMark listed={listed} size={22} />
        <span className="lot-row__first">
          <span className="lot-row__name">
            <bdi>{listed.lot.name}</bdi>
          </span>
          <span className="lot-row__count">
            {open === null ? null : <strong>{open}</strong>}{' '}
            {caption === null ? null : <span>{caption}</span>}
          </span>
        </span>
        <span className="lot-row__band">{band}</span>
        {details === '' ? null : (
          <span className="secondary lot-row__details">{dotSeparated(details.split('\n'))}</span>
        )}
        {event === null ? null : (
          <span className="lot-row__event">
            <EventMarkIcon />
            <span>{event}</span>
          </span>
        )}
      </button>
    </li>
  );
});
