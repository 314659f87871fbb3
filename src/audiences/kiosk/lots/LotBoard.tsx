import { useMemo } from 'react';

import { useCity } from '../../../city/reads/CityContext.tsx';
import { eventsAtLot } from '../../../features/events/groupEvents.ts';
import type { ListedLot } from '../../../features/parking/listLots.ts';
import {
  countParts,
  FORECAST_OF_ROW,
  forecastNews,
  forecastParts,
  forecastsOf,
  forecastWords,
  lotScreenReaderText,
} from '../../../features/parking/lot-words.ts';
import { BandMark } from '../../../features/parking/marks/BandMark.tsx';
import { EventMarkIcon } from '../../../features/parking/marks/EventMarkIcon.tsx';
import { useLotFormatContext } from '../../../features/parking/useLots.ts';
import { metersBetween } from '../../../lib/geo/distance.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { useUnknownNames } from '../causes/useUnknownNames.ts';
import { useTrustedClock } from '../clock/useTrustedClock.ts';
import { useKiosk } from '../options/KioskOptionsContext.ts';
import { PagedList } from '../paged/PagedList.tsx';
import { RowNumber } from '../paged/RowNumber.tsx';
import type { RowFigure } from '../paged/RowNumber.tsx';
import { RowText } from '../paged/RowText.tsx';
import type { Station } from '../station/useStation.ts';
import { useWalkWords } from '../station/walk.ts';
import { BandLegend } from './BandLegend.tsx';
import { eventEnd } from './eventEnd.ts';
import { sortedLots } from './shown-lots.ts';
import { untilWords } from './untilWords.ts';

/** In place of the lots: why there are none. */
function NoLots() {
  const { words } = useLanguage();
  const { lotsRead } = useCity();
  const unknown = useUnknownNames(null).lots;
  const hasFailed = lotsRead?.failure !== undefined;
  const missing = hasFailed ? words.kiosk.lotsLost(null) : words.page.loading;
  const fallback = lotsRead?.answer === undefined ? missing : words.parking.none;
  const sentences = unknown.length > 0 ? unknown : [fallback];
  return sentences.map((sentence) => <p key={sentence}>{sentence}</p>);
}

interface LotBoardProps {
  /** Those that the display shows. */
  lots: readonly ListedLot[];
  station: Station | null;
  /** As of `PagedList`. */
  leastRows: number;
  /** Whether it lists what is expected of the lots in the next two hours: those of which anything is. Default: false. */
  isForecast?: boolean;
}

/** The lots with their open spots: the count is the boldest thing of a row. */
export function LotBoard({ lots, station, leastRows, isForecast = false }: LotBoardProps) {
  const language = useLanguage();
  const { words, formats } = language;
  const { lotsRead, phaseOptions } = useCity();
  const walkWords = useWalkWords();
  const { scale } = useKiosk();
  const here = station?.here ?? null;
  const formatContext = useLotFormatContext(lotsRead?.receivedAt);
  const all = useMemo(() => sortedLots(lots, here, formats.compare), [lots, here, formats]);
  const hasTime = useTrustedClock();
  const ahead = (listed: ListedLot) =>
    hasTime ? forecastsOf(listed, formatContext, FORECAST_OF_ROW) : [];
  const items = isForecast ? all.filter((listed) => ahead(listed).length > 0) : all;
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
    const words = hasTime ? forecastNews(listed, formatContext) : null;
    return words === null ? [] : [words];
  };
  const figureOf = ({ state: { count, reason } }: ListedLot): RowFigure => {
    if (count !== null) return { number: formats.number(count.open) };
    // The notice below the board says why there is no count.
    return reason === 'too-old'
      ? { number: '–' }
      : { number: '', words: words.kiosk.bands.unknown };
  };
  /** Two of what is expected have room in a row: one is its figure. */
  const forecastRow = (listed: ListedLot) => {
    const [next, later] = ahead(listed);
    const now = countParts(listed.state, formatContext);
    if (next === undefined || now === null) return null;
    const { open, clock } = forecastParts(next, formatContext);
    return (
      <>
        <RowText
          name={listed.lot.name}
          details={[
            `${now.open} ${now.caption}`,
            ...(later === undefined ? [] : [forecastWords(later, formatContext)]),
          ]}
        />
        <RowNumber figure={{ number: open }} next={clock} />
      </>
    );
  };
  const countRow = (listed: ListedLot) => (
    <>
      <RowText
        name={listed.lot.name}
        // What an event changes about a lot is never left out, nor the walk to it.
        details={[...eventDetail(listed), ...walkDetail(listed), ...forecastDetail(listed)]}
        mark={hasMark(listed) ? <EventMarkIcon size={scale.small * 0.8} /> : undefined}
      />
      <RowNumber figure={figureOf(listed)} />
    </>
  );
  return (
    <PagedList
      title={isForecast ? words.parking.forecast.heading : words.parking.sort.open}
      legend={<BandLegend />}
      items={items}
      leastRows={leastRows}
      keyOf={({ key }) => key}
      nameOf={({ lot }) => lot.name}
      selectionOf={({ key }) => ({ kind: 'lot', id: key })}
      empty={isForecast && all.length > 0 ? <p>{words.display.noForecast}</p> : <NoLots />}
      renderRow={(listed) => (
        <>
          <BandMark band={listed.state.band} size={scale.medium} />
          <span className="visually-hidden">{lotScreenReaderText(listed, formatContext)}</span>
          <div aria-hidden="true" className="kiosk__hidden-row">
            {isForecast ? forecastRow(listed) : countRow(listed)}
          </div>
        </>
      )}
    />
  );
}
