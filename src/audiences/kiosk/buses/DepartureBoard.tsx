import { figureOf, figureWords } from '../../../features/times/departureWords.ts';
import { isSameDay } from '../../../lib/time/zoned-time.ts';
import { dotSeparated } from '../../../lib/words/dotSeparated.ts';
import { formatClock } from '../../../lib/words/format-clock.ts';
import { useWholeLanguage } from '../../../ui/text/Language.tsx';
import type { WholeLanguage } from '../../../ui/text/Language.tsx';
import type { PanelNeed } from '../layout/board-layout.ts';
import { useKiosk } from '../options/KioskOptionsContext.ts';
import { PagedList } from '../paged/PagedList.tsx';
import { busColumns, MIN_BUS_ROWS } from '../paged/row-columns.ts';
import type { RowFigure } from '../paged/row-columns.ts';
import type { RowWords } from '../paged/row-layout.ts';
import { RowNumber } from '../paged/RowNumber.tsx';
import { RouteBadge } from '../scale/RouteBadge.tsx';
import type { StationTimes } from '../station/useStationTimes.ts';

interface DepartureBoardProps {
  times: StationTimes;
  colorOf: (routeID: string) => string;
  /** The stop that a touched row opens. */
  stopID: string;
  onNeed: (need: PanelNeed) => void;
}

type DepartureRow = StationTimes['rows'][number];

/** "4" "min", "10:42" "AM", "now", or the word for a bus that doesn't come. */
function boardFigure(departure: DepartureRow['next'][0], language: WholeLanguage): RowFigure {
  const { times } = language.words;
  const { state } = departure.arrival;
  if (state === 'canceled') return { words: times.canceled };
  if (state === 'skipped') return { words: times.skipped };
  const text = figureOf(departure, language);
  if (departure.arrival.headwaySeconds !== undefined && departure.minutes === null)
    return { words: text };
  const [number = '', ...words] = text.split(/\s+/);
  return words.length === 0 ? { number } : { number, words: words.join(' ') };
}

/** The buses that come to this station by time, a row for each route and destination (T23). */
export function DepartureBoard({ times, colorOf, stopID, onNeed }: DepartureBoardProps) {
  const language = useWholeLanguage();
  const { words, formats, timeZone, labelOf } = language;
  const { scale } = useKiosk();
  const { rows, now, isLoading } = times;
  const isLive = rows.some(({ next }) => next.some(({ arrival }) => arrival.basis !== 'scheduled'));
  const wordsOf = ({ destination, next }: DepartureRow): RowWords => {
    const [first, ...others] = next;
    const { notes: all, struck } = figureWords(first, language, now);
    // Where no row is live, the list's heading says so.
    const notes = dotSeparated([
      ...(struck === null ? [] : [struck]),
      ...all.filter((note) => isLive || note !== words.times.scheduled),
    ]);
    const after = others.map((departure) => figureOf(departure, language));
    const wordings =
      after.length === 0
        ? []
        : [words.kiosk.after(formats.list(after)), words.kiosk.after(after[0] ?? ''), ''];
    return {
      name: destination,
      hasWordFigure: true,
      asides: [notes === '' ? [] : [notes], wordings].filter((lines) => lines.length > 0),
      keepsAsides: false,
    };
  };
  const first = rows[0]?.next[0];
  const isOver = first !== undefined && !isSameDay(first.at, now, timeZone);
  return (
    <PagedList
      title={words.times.heading}
      items={rows}
      minRows={MIN_BUS_ROWS}
      onNeed={onNeed}
      keyOf={({ key }) => key}
      wordsOf={wordsOf}
      columns={busColumns(
        rows.map(({ routeID }) => labelOf(routeID)),
        rows.map(({ next: [departure] }) => boardFigure(departure, language)),
        scale,
      )}
      selectionOf={() => ({ kind: 'stop', id: stopID })}
      legend={isLive || rows.length === 0 ? null : <p>{words.times.scheduled}</p>}
      empty={<p>{isLoading ? words.page.loading : words.times.none}</p>}
      renderRow={(row, text) => (
        <>
          <RouteBadge routeID={row.routeID} fill={colorOf(row.routeID)} />
          {text}
          <RowNumber figure={boardFigure(row.next[0], language)} />
        </>
      )}
      footer={
        isOver ? (
          <p className="kiosk__footnote">
            {words.times.noneToday(formatClock(first.at, language))}
          </p>
        ) : null
      }
    />
  );
}
