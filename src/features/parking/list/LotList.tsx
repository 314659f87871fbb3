import './LotList.css';

import type { ReactNode } from 'react';

import type { Read } from '../../../api/Read.ts';
import type { LotsAnswer } from '../../../contract/parking-lot.ts';
import type { Settings } from '../../../contract/settings.ts';
import type { Place } from '../../../lib/geo/distance.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { Notice } from '../../../ui/panels/Notice.tsx';
import { ReadNotice } from '../../../ui/panels/ReadNotice.tsx';
import { LotExport } from './LotExport.tsx';
import { LotFilters } from './LotFilters.tsx';
import { LotRow } from './LotRow.tsx';
import type { LotRowTexts } from './LotRow.tsx';
import { LotsAge } from './LotsAge.tsx';
import type { ListedLot } from '../listLots.ts';
import { NO_LOT_FILTER, metersTo, filterLots } from './lot-filter.ts';
import type { LotFilter } from '../../../lib/lot-sorts.ts';
import { countParts, lotScreenReaderText, operatorName, stateWords } from '../lot-words.ts';
import type { LotFormatContext } from '../lot-words.ts';
import { useStableOrder } from './useStableOrder.ts';
import { useLotFormatContext } from '../useLots.ts';

export interface LotListProps {
  read: Read<LotsAnswer> | undefined;
  /** All lots, as `useLots` gives them. */
  lots: readonly ListedLot[];
  operators: Settings['operators'];
  filter: LotFilter;
  onFilterChange: (filter: LotFilter) => void;
  /** The place that distances are told from, such as the searched point; null for none. */
  from: Place | null;
  /** Whether a bus is near a lot (R18); undefined while that is not known. */
  hasBusNearby?: ((lot: ListedLot) => boolean) | undefined;
  onSelect: (lot: ListedLot) => void;
  /** A row is pointed at or focused; null when no more. */
  onHighlight?: (lot: ListedLot | null) => void;
  onRetry: () => void;
  /** What the audience has besides, such as the legend. */
  children?: ReactNode;
}

/** The lots as a list that says all that the map says of them (C12). */
export function LotList({ read, lots, filter, onFilterChange, onRetry, ...rest }: LotListProps) {
  const { words, formats } = useLanguage();
  const context = useLotFormatContext(read?.receivedAt);
  const ordered = useStableOrder(lots, filter.sort, rest.from, rest.hasBusNearby);
  const shown = filterLots(ordered, filter);
  const { parking } = words;

  if (read === undefined) return <Notice tone="quiet">{words.page.loading}</Notice>;
  const { answer, failure, receivedAt } = read;
  const failureNotice =
    failure === undefined ? null : (
      <ReadNotice
        part={parking.part}
        failure={failure.error}
        receivedAt={receivedAt}
        onRetry={onRetry}
      />
    );
  if (answer === undefined) return failureNotice;
  const droppedNotice =
    answer.dropped === 0 ? null : (
      <Notice tone="caution">
        {words.failures.dropped(answer.dropped, formats.number(answer.dropped))}
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
        operators={rest.operators}
        filter={filter}
        onFilterChange={onFilterChange}
        hasPlace={rest.from !== null}
        hasBusData={rest.hasBusNearby !== undefined}
      />
      {rest.children === undefined ? null : <div className="lot-list__aside">{rest.children}</div>}
      {isPlanned ? null : (
        <LotsAge
          receivedAt={receivedAt}
          count={parking.count(shown.length, formats.number(shown.length))}
          isLate={lots.some(({ state }) => state.freshness !== 'fresh')}
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
        {shown.map((listed) => (
          <LotRow
            key={listed.key}
            listed={listed}
            onSelect={rest.onSelect}
            onHighlight={rest.onHighlight}
            {...rowTexts(listed, rest.from, rest.operators, context)}
          />
        ))}
      </ul>
      <LotExport lots={shown} fetchedAt={context.fetchedAt} />
    </>
  );
}

function rowTexts(
  listed: ListedLot,
  from: Place | null,
  operators: Settings['operators'],
  context: LotFormatContext,
): LotRowTexts {
  const { words, formats } = context;
  const { parking } = words;
  const { lot, state, place, event, trend, doubt } = listed;
  const count = countParts(state, context);
  const meters = from === null || place === null ? null : metersTo(from, listed);
  const details = [
    trend === null || trend.kind === 'steady' ? '' : parking.trend[trend.kind],
    doubt === null ? '' : parking.doubt.short,
    operatorName(lot.operatedBy, operators),
    meters === null ? '' : parking.away(formats.distance(meters)),
    place === null ? parking.notOnMap : '',
  ];
  return {
    screenReaderText: lotScreenReaderText(listed, context),
    open: count?.open ?? null,
    caption: count?.caption ?? null,
    band: stateWords(listed, words),
    details: details.filter((part) => part !== '').join('\n'),
    event: event === null ? null : parking.event[event],
  };
}
