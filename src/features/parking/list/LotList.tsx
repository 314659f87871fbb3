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
import { EVERY_LOT, metresTo, wantedLots } from './lot-wish.ts';
import type { LotWish } from '../../../lib/lot-sorts.ts';
import { countParts, lotSpeech, operatorName, stateWords } from '../lot-words.ts';
import type { LotTelling } from '../lot-words.ts';
import { useHeldOrder } from './useHeldOrder.ts';
import { useLotTelling } from '../useLots.ts';

export interface LotListProps {
  read: Read<LotsAnswer> | undefined;
  /** All lots, as `useLots` gives them. */
  lots: readonly ListedLot[];
  operators: Settings['operators'];
  wish: LotWish;
  onWish: (wish: LotWish) => void;
  /** The place that distances are told from, such as the searched point; null for none. */
  from: Place | null;
  /** Whether a bus is near a lot (R18); undefined while that is not known. */
  hasRide?: ((lot: ListedLot) => boolean) | undefined;
  onSelect: (lot: ListedLot) => void;
  /** A row is pointed at or focused; null when no more. */
  onHighlight?: (lot: ListedLot | null) => void;
  onRetry: () => void;
  /** What the audience has besides, such as the legend. */
  children?: ReactNode;
}

/** The lots as a list that says all that the map says of them (C12). */
export function LotList({ read, lots, wish, onWish, onRetry, ...rest }: LotListProps) {
  const { words, formats } = useLanguage();
  const telling = useLotTelling(read?.receivedAt);
  const ordered = useHeldOrder(lots, wish.sort, rest.from, rest.hasRide);
  const shown = wantedLots(ordered, wish);
  const { parking } = words;

  if (read === undefined) return <Notice tone="quiet">{words.page.loading}</Notice>;
  const { answer, failure, receivedAt } = read;
  const failed =
    failure === undefined ? null : (
      <ReadNotice
        part={parking.part}
        failure={failure.error}
        receivedAt={receivedAt}
        onRetry={onRetry}
      />
    );
  if (answer === undefined) return failed;
  const dropped =
    answer.dropped === 0 ? null : (
      <Notice tone="caution">
        {words.failures.dropped(answer.dropped, formats.number(answer.dropped))}
      </Notice>
    );
  const isPlanned = lots.some(({ plan }) => plan !== null);
  if (lots.length === 0) {
    return (
      <>
        {failed}
        {dropped}
        <Notice tone="quiet">{parking.none}</Notice>
      </>
    );
  }
  return (
    <>
      {failed}
      {dropped}
      <LotFilters
        lots={lots}
        operators={rest.operators}
        wish={wish}
        onWish={onWish}
        hasPlace={rest.from !== null}
        hasRides={rest.hasRide !== undefined}
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
            <Button look="plain" onClick={() => onWish({ ...EVERY_LOT, sort: wish.sort })}>
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
            {...rowTexts(listed, rest.from, rest.operators, telling)}
          />
        ))}
      </ul>
      <LotExport lots={shown} fetchedAt={telling.fetchedAt} />
    </>
  );
}

function rowTexts(
  listed: ListedLot,
  from: Place | null,
  operators: Settings['operators'],
  telling: LotTelling,
): LotRowTexts {
  const { words, formats } = telling;
  const { parking } = words;
  const { lot, state, place, event, trend, doubt } = listed;
  const count = countParts(state, telling);
  const metres = from === null || place === null ? null : metresTo(from, listed);
  const details = [
    trend === null || trend.kind === 'steady' ? '' : parking.trend[trend.kind],
    doubt === null ? '' : parking.doubt.short,
    operatorName(lot.operatedBy, operators),
    metres === null ? '' : parking.away(formats.distance(metres)),
    place === null ? parking.notOnMap : '',
  ];
  return {
    speech: lotSpeech(listed, telling),
    open: count?.open ?? null,
    rest: count?.rest ?? null,
    band: stateWords(listed, words),
    details: details.filter((part) => part !== '').join('\n'),
    event: event === null ? null : parking.event[event],
  };
}
