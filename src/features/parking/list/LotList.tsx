import './LotList.css';
import type { ReactNode } from 'react';

import type { Read } from '../../../api/Read.ts';
import type { LotFilter } from '../../../contract/links/lot-filter.ts';
import type { LotsAnswer } from '../../../contract/parking/parking-lot.ts';
import type { Settings } from '../../../contract/settings/settings.ts';
import type { Place } from '../../../lib/geo/distance.ts';
import { useProgressiveRows } from '../../../ui/browser/useProgressiveRows.tsx';
import { useRowsOnScreen } from '../../../ui/browser/useRowsOnScreen.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Notice } from '../../../ui/panels/Notice.tsx';
import { ReadNotice } from '../../../ui/panels/ReadNotice.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import type { ListedLot } from '../listLots.ts';
import { NO_LOT_FILTER, filterLots } from '../lot-filter.ts';
import { useLotFormatContext } from '../useLots.ts';
import { LotExport } from './LotExport.tsx';
import { LotFilters } from './LotFilters.tsx';
import { LotRow } from './LotRow.tsx';
import { lotRowTexts } from './lotRowTexts.ts';
import { LotsAge } from './LotsAge.tsx';
import { useStableOrder } from './useStableOrder.ts';

export interface LotListProps {
  read: Read<LotsAnswer> | undefined;
  /** All lots from `useLots`, before the filter. */
  lots: readonly ListedLot[];
  operators: Settings['operators'];
  filter: LotFilter;
  onFilterChange: (filter: LotFilter) => void;
  /** The place to measure distances from, such as the searched point; null for none. */
  from: Place | null;
  /** How fast riders walk, to say how long that takes; without it, only how far lots are. */
  walking?: Settings['walking'] | undefined;
  /** Whether some buses are live, so that lots can be sorted by the buses near them. */
  hasBusData?: boolean;
  /** Whether a bus is near a lot; undefined while this is unknown, or if nothing is sorted by it. */
  hasBusNearby?: ((lot: ListedLot) => boolean) | undefined;
  onSelect: (lot: ListedLot) => void;
  /** Called with the lot whose row is hovered or focused, and with null when that ends. */
  onHighlight?: (lot: ListedLot | null) => void;
  onRetry: () => void;
  /** Content between the filters and the list, such as the legend. */
  children?: ReactNode;
}

/** The least height of a row, in pixels (LotRow.css). */
const ROW_HEIGHT = 60;

/** The lots as a list, with everything that the map shows of them. */
export function LotList({
  read,
  lots,
  operators,
  filter,
  onFilterChange,
  from,
  walking,
  hasBusData = false,
  hasBusNearby,
  onSelect,
  onHighlight,
  onRetry,
  children,
}: LotListProps) {
  const { words, formats } = useLanguage();
  const context = useLotFormatContext(read?.receivedAt);
  const sort = filter.sort ?? (from === null ? 'name' : 'distance');
  const ordered = useStableOrder(lots, sort, from, hasBusNearby);
  const shown = filterLots(ordered, filter);
  const firstRows = useRowsOnScreen(ROW_HEIGHT);
  const { rows, size, more } = useProgressiveRows(shown, firstRows);
  const { parking } = words;

  if (read === undefined) return <Notice tone="quiet">{words.page.loading}</Notice>;
  const { answer } = read;
  const failureNotice = <ReadNotice part={words.layers.lots} read={read} onRetry={onRetry} />;
  if (answer === undefined) return failureNotice;
  const droppedNotice =
    answer.dropped === 0 ? null : (
      <Notice tone="caution">
        {words.lists.dropped(answer.dropped, formats.number(answer.dropped))}
      </Notice>
    );
  const isPlanned = lots.some(({ plan }) => plan !== null);
  if (lots.length === 0) {
    return (
      <>
        {failureNotice}
        {droppedNotice}
        <Notice tone="quiet">{parking.none}</Notice>
      </>
    );
  }
  return (
    <>
      {failureNotice}
      {droppedNotice}
      <LotFilters
        lots={lots}
        operators={operators}
        filter={filter}
        sort={sort}
        onFilterChange={onFilterChange}
        hasPlace={from !== null}
        hasBusData={hasBusData}
      />
      {children === undefined ? null : <div className="lot-list__extra">{children}</div>}
      {isPlanned ? null : (
        <LotsAge
          receivedAt={read.receivedAt}
          count={parking.count(shown.length, formats.number(shown.length))}
          isLate={lots.some(({ state }) => state.health.state !== 'live')}
        />
      )}
      {shown.length === 0 ? (
        <Notice
          tone="quiet"
          action={
            <Button
              variant="plain"
              onClick={() => onFilterChange({ ...NO_LOT_FILTER, sort: filter.sort })}
            >
              {parking.showAll}
            </Button>
          }
        >
          {parking.noneMatch}
        </Notice>
      ) : null}
      <ul className="lot-list" aria-label={words.layers.lots}>
        {rows.map((listed, index) => (
          <LotRow
            key={listed.key}
            listed={listed}
            posInSet={index + 1}
            setSize={size}
            onSelect={onSelect}
            onHighlight={onHighlight}
            {...lotRowTexts(listed, { from, walking, operators, context })}
          />
        ))}
      </ul>
      {more}
      <LotExport lots={shown} fetchedAt={context.fetchedAt} />
    </>
  );
}
