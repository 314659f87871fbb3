import { useCity } from '../../city/reads/CityContext.tsx';
import { useSettings } from '../../city/reads/SettingsContext.ts';
import type { ListedLot } from '../../features/parking/listLots.ts';
import { bandWords, countParts, lotScreenReaderText } from '../../features/parking/lot-words.ts';
import { BandMark } from '../../features/parking/marks/BandMark.tsx';
import { LotLegend } from '../../features/parking/marks/LotLegend.tsx';
import { useLotFormatContext } from '../../features/parking/useLots.ts';
import { Notice } from '../../ui/panels/Notice.tsx';
import { useLanguage } from '../../ui/text/Language.tsx';
import { FailureLine } from './FailureLine.tsx';
import { PagedList } from './PagedList.tsx';

/** The lots with their open spots, and a legend that is always visible (C7). */
export function LotBoard() {
  const { words } = useLanguage();
  const { lotsRead, shownLots } = useCity();
  const { availability } = useSettings();
  const formatContext = useLotFormatContext(lotsRead?.receivedAt);
  const row = (listed: ListedLot) => {
    // From a distance, an old count would look like a current one (C9).
    const isCountShown = listed.state.reason !== 'too-old';
    const count = isCountShown ? countParts(listed.state, formatContext) : null;
    return (
      <div className="kiosk__row">
        <BandMark band={listed.state.band} size={28} />
        <span className="kiosk__main">
          <span className="visually-hidden">{lotScreenReaderText(listed, formatContext)}</span>
          <span aria-hidden="true">{listed.lot.name}</span>
        </span>
        <span className="kiosk__aside" aria-hidden="true">
          {count === null ? (
            bandWords(listed.state, words)
          ) : (
            <>
              <strong>{count.open}</strong> {count.caption}
            </>
          )}
        </span>
      </div>
    );
  };
  return (
    <PagedList
      title={words.parking.part}
      items={shownLots}
      keyOf={({ key }) => key}
      renderRow={row}
      pageLabel={words.lists.pageOf}
      notice={
        <>
          <FailureLine part={words.parking.part} read={lotsRead} />
          {lotsRead?.answer?.lots.length === 0 ? (
            <Notice tone="quiet">{words.parking.none}</Notice>
          ) : null}
        </>
      }
      footer={<LotLegend bands={availability} isCollapsible={false} />}
    />
  );
}
