import { useEquipmentFacts } from '../../../city/departures/useDepartureFacts.ts';
import { useDepartureNotices } from '../../../city/notices/useDepartureNotices.ts';
import type { StationDeparture } from '../../../contract/board/board-rows.ts';
import type { RowColumn } from '../../../contract/board/row-options.ts';
import { asShown, columnText } from '../../../contract/board/row-times.ts';
import { isOfArrivals } from '../../../contract/board/shownArrival.ts';
import { isAway } from '../../../contract/board/station-places.ts';
import { figureOf, figureWords } from '../../../contract/departures/departureWords.ts';
import { crowding } from '../../../features/times/crowding.ts';
import { rowFigure } from '../../../features/times/row/rowFigure.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import type { Language } from '../../../ui/text/Language.tsx';
import type { RowWords } from '../buses/BusList.tsx';
import { useKiosk } from '../options/KioskOptionsContext.ts';
import type { RowFigure } from '../paged/RowNumber.tsx';
import { useMinutesOf, useShortWayWords } from '../station/walk.ts';
import { isAnyLive } from './LiveState.tsx';
import type { StationTimes } from './useStationTimes.ts';

const MINUTE = 60_000;

/** A longer word for "Now" is as large as a clock time. */
const SHORT = 6;

/** "4" "min", "Now", or a clock time. */
function boardFigure(departure: StationDeparture['next'][0], language: Language): RowFigure {
  const [number, unit] = rowFigure(departure, language);
  const words = unit.trim();
  if (words !== '') return { number, words };
  return departure.minutes === null || number.length > SHORT ? { words: number } : { number };
}

/**
 * What rows say of their buses, and the heads of the columns that only some boards have.
 *
 * @param isOfOneStop whether the stop and the walk to it stand above the rows, which then say when to leave
 */
export function useRowWords(
  { now, stopOf, rows, tooLate }: StationTimes,
  isOfOneStop: boolean,
): { readonly wordsOf: (row: StationDeparture) => RowWords; readonly heads: readonly string[] } {
  const { options } = useKiosk();
  const language = useLanguage();
  const { words, formats, nameOf } = language;
  const wayWords = useShortWayWords();
  const minutesOf = useMinutesOf();
  const noticeOf = useDepartureNotices();
  const equipmentOf = useEquipmentFacts(
    rows.flatMap(({ next }) => next.map(({ arrival }) => arrival)),
  );
  const { live, scheduled, now: isNow } = words.times;
  const isKnown = (text: string) => text !== '';
  const textIn = (column: RowColumn, departure: StationDeparture['next'][0]) =>
    columnText(column, asShown(departure, options), language);
  // A column without any text has no room.
  const columns = options.columns.filter((column) =>
    [...rows, ...tooLate].some(({ next }) => next.some((one) => textIn(column, one) !== '')),
  );
  // Where all times are those of the clock, a row says that its own is only the timetable's.
  const isScheduledSaid = options.times === 'clock' && isAnyLive(rows);
  const wordsOf = (row: StationDeparture): RowWords => {
    const { next, place } = row;
    const [first, ...others] = next;
    const { notes } = figureWords(first, language, now);
    // The board's header says what is live, and elsewhere a clock time is the timetable's.
    const said = notes.filter((note) => note !== live && (isScheduledSaid || note !== scheduled));
    const isDelay = first.minutesLate !== 0;
    const isArriving = isOfArrivals(options.filter);
    const leave = () => {
      if (isArriving) return '';
      if (row.isTooLate === true) return words.times.tooLate;
      if (first.minutes === null || place.isUnknown === true) return '';
      const minutes = first.minutes - minutesOf(place);
      return minutes > 0
        ? words.kiosk.leaveIn(formats.duration(minutes * MINUTE))
        : words.kiosk.leaveNow;
    };
    const way = () =>
      isOfOneStop
        ? [leave()]
        : [
            nameOf(place.stop.intersection, place.stop.stopID),
            row.isTooLate === true ? words.times.tooLate : wayWords(place),
          ];
    const after = others
      .map((departure) => asShown(departure, options))
      .map((departure) =>
        departure.minutes === null || departure.minutes === 0
          ? figureOf(departure, language)
          : formats.number(departure.minutes),
      );
    return {
      name: isArriving ? words.display.comesFrom(nameOf(row.destination)) : undefined,
      figure: boardFigure(asShown(first, options), language),
      columns: columns.map((column) => textIn(column, first)),
      details: [
        ...(isAway(place) ? way() : []),
        noticeOf(first.arrival, stopOf(row)),
        crowding(first.arrival, words),
        ...equipmentOf(first.arrival),
        ...(isDelay ? [] : said),
      ].filter(isKnown),
      more: isDelay ? said : [],
      next:
        after.length === 0
          ? undefined
          : words.display.after(
              after.join(words.lists.comma).replaceAll(isNow, isNow.toLowerCase()),
            ),
    };
  };
  return { wordsOf, heads: columns.map((column) => words.display.columns[column]) };
}
