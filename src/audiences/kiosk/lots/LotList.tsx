import { type ReactNode, useMemo } from 'react';

import { useCity } from '../../../city/reads/CityContext.tsx';
import type { ListedLot } from '../../../features/parking/listLots.ts';
import { lotScreenReaderText } from '../../../features/parking/lot-words.ts';
import { BandMark } from '../../../features/parking/marks/BandMark.tsx';
import { useLotFormatContext } from '../../../features/parking/useLots.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { useUnknownNames } from '../causes/useUnknownNames.ts';
import { useTrustedClock } from '../clock/useTrustedClock.ts';
import { useKiosk } from '../options/KioskOptionsContext.ts';
import { PagedList } from '../paged/PagedList.tsx';
import type { Station } from '../station/useStation.ts';
import { BandLegend } from './BandLegend.tsx';
import { sortedLots } from './shown-lots.ts';

export interface LotBoardProps {
  /** Those that the display shows. */
  lots: readonly ListedLot[];
  station: Station | null;
}

/** The lots of a display in order, with what says their numbers. */
export function useLotRows({ lots, station }: LotBoardProps) {
  const language = useLanguage();
  const { lotsRead } = useCity();
  const here = station?.here ?? null;
  const { compare } = language.formats;
  return {
    language,
    here,
    all: useMemo(() => sortedLots(lots, here, compare), [lots, here, compare]),
    // The board's header has the city's time, also where the device has another one, as many have.
    formatContext: { ...useLotFormatContext(lotsRead?.receivedAt), hasClock: true },
    hasTime: useTrustedClock(),
  };
}

/** In place of the lots: why there are none. */
export function NoLots() {
  const { words } = useLanguage();
  const { lotsRead } = useCity();
  const unknown = useUnknownNames(null).lots;
  const hasFailed = lotsRead?.failure !== undefined;
  const missing = hasFailed ? words.kiosk.lotsLost(null) : words.page.loading;
  const fallback = lotsRead?.answer === undefined ? missing : words.parking.none;
  const sentences = unknown.length > 0 ? unknown : [fallback];
  return sentences.map((sentence) => <p key={sentence}>{sentence}</p>);
}

interface LotListProps {
  title: string;
  items: readonly ListedLot[];
  /** As of `PagedList`. */
  leastRows: number;
  empty: ReactNode;
  formatContext: ReturnType<typeof useLotFormatContext>;
  renderRow: (listed: ListedLot) => ReactNode;
}

/** Lots with the colors of their open spots. */
export function LotList({ formatContext, renderRow, ...list }: LotListProps) {
  const { scale } = useKiosk();
  return (
    <PagedList
      {...list}
      legend={<BandLegend />}
      keyOf={({ key }) => key}
      nameOf={({ lot }) => lot.name}
      selectionOf={({ key }) => ({ kind: 'lot', id: key })}
      renderRow={(listed) => (
        <>
          <BandMark band={listed.state.band} size={scale.medium} />
          <span className="visually-hidden">{lotScreenReaderText(listed, formatContext)}</span>
          <div aria-hidden="true" className="kiosk__hidden-row">
            {renderRow(listed)}
          </div>
        </>
      )}
    />
  );
}
