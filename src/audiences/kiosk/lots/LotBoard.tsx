import { useCity } from '../../../city/reads/CityContext.tsx';
import { eventsAtLot } from '../../../features/events/groupEvents.ts';
import type { ListedLot } from '../../../features/parking/listLots.ts';
import { forecastNews } from '../../../features/parking/lot-words.ts';
import { EventMarkIcon } from '../../../features/parking/marks/EventMarkIcon.tsx';
import { metersBetween } from '../../../lib/geo/distance.ts';
import { useKiosk } from '../options/KioskOptionsContext.ts';
import type { RowFigure } from '../paged/RowNumber.tsx';
import { RowNumber } from '../paged/RowNumber.tsx';
import { RowText } from '../paged/RowText.tsx';
import { useWalkWords } from '../station/walk.ts';
import { eventEnd } from './eventEnd.ts';
import { type LotBoardProps, LotList, NoLots, useLotRows } from './LotList.tsx';
import { untilWords } from './untilWords.ts';

/**
 * The lots with their open spots: the count is the boldest thing of a row.
 *
 * @param leastRows as of `PagedList`
 */
export function LotBoard({ leastRows, ...props }: LotBoardProps & { leastRows: number }) {
  const { language, here, all, formatContext, hasTime } = useLotRows(props);
  const { words, formats } = language;
  const { phaseOptions } = useCity();
  const walkWords = useWalkWords();
  const { scale } = useKiosk();
  const hasMark = ({ event }: ListedLot) => hasTime && event !== null;
  /** What an event changes about a lot; none if it changes nothing. */
  const eventDetail = ({ lot, event }: ListedLot): readonly string[] => {
    if (event === null || !hasTime) return [];
    const end = eventEnd(eventsAtLot(lot, phaseOptions));
    return [untilWords(words.kiosk.eventAtLot[event], end, phaseOptions.now, language)];
  };
  /** The walk from the display; none if it is not known. */
  const walkDetail = ({ place }: ListedLot): readonly string[] => {
    return here === null || place === null ? [] : [walkWords(metersBetween(here, place))];
  };
  /** What will change at a lot; none on a display whose clock may be wrong. */
  const forecastDetail = (listed: ListedLot): readonly string[] => {
    const news = hasTime ? forecastNews(listed, formatContext) : null;
    return news === null ? [] : [news];
  };
  const figureOf = ({ state: { count, reason } }: ListedLot): RowFigure => {
    if (count !== null) return { number: formats.number(count.open) };
    // The notice below the board says why there is no count.
    if (reason === 'too-old') return { number: '–' };
    const isClosed = reason === 'closed';
    return {
      number: '',
      words: isClosed ? words.parking.reasons.closed : words.kiosk.bands.unknown,
    };
  };
  return (
    <LotList
      title={words.parking.sort.open}
      items={all}
      leastRows={leastRows}
      formatContext={formatContext}
      empty={<NoLots />}
      renderRow={(listed) => (
        <>
          <RowText
            name={listed.lot.name}
            // What an event changes about a lot is never left out, nor the walk to it.
            details={[...eventDetail(listed), ...walkDetail(listed)]}
            more={forecastDetail(listed)}
            mark={hasMark(listed) ? <EventMarkIcon size={scale.small * 0.8} /> : undefined}
          />
          <RowNumber figure={figureOf(listed)} />
        </>
      )}
    />
  );
}
