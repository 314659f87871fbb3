import type { ListedLot } from '../../../features/parking/listLots.ts';
import {
  countParts,
  FORECAST_OF_ROW,
  forecastParts,
  forecastsOf,
  forecastWords,
} from '../../../features/parking/lot-words.ts';
import { RowNumber } from '../paged/RowNumber.tsx';
import { RowText } from '../paged/RowText.tsx';
import { type LotBoardProps, LotList, NoLots, useLotRows } from './LotList.tsx';

/** What is expected of the lots in the next two hours: those of which anything is. */
export function ForecastBoard(props: LotBoardProps) {
  const { language, all, formatContext, hasTime } = useLotRows(props);
  const { words } = language;
  const ahead = (listed: ListedLot) =>
    hasTime ? forecastsOf(listed, formatContext, FORECAST_OF_ROW) : [];
  /** Two of what is expected have room in a row: one is its figure. */
  const row = (listed: ListedLot) => {
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
  return (
    <LotList
      title={words.parking.forecast.heading}
      items={all.filter((listed) => ahead(listed).length > 0)}
      leastRows={1}
      formatContext={formatContext}
      empty={all.length > 0 ? <p>{words.display.noForecast}</p> : <NoLots />}
      renderRow={row}
    />
  );
}
