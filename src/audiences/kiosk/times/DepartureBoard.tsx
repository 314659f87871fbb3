import { useDepartureNotices } from '../../../city/notices/useDepartureNotices.ts';
import { endedDay } from '../../../city/panels/endedDay.ts';
import { useSettings } from '../../../city/reads/SettingsContext.ts';
import { crowding } from '../../../features/times/crowding.ts';
import { figureOf, figureWords, overSentence } from '../../../features/times/departureWords.ts';
import { dotSeparated } from '../../../lib/words/dotSeparated.ts';
import { formatClock } from '../../../lib/words/format-clock.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import type { Language } from '../../../ui/text/Language.tsx';
import { useNow } from '../../../ui/time/useNow.ts';
import { BusList } from '../buses/BusList.tsx';
import { useCausesAt } from '../causes/BoardCauses.tsx';
import type { PanelNeed } from '../layout/board-layout.ts';
import type { RowFigure } from '../paged/row-columns.ts';
import type { RowWords } from '../paged/row-layout.ts';
import { useWalkWords } from '../station/walk.ts';
import { useSavedData } from '../useSavedData.ts';
import type { StationDeparture, StationTimes } from './useStationTimes.ts';

interface DepartureBoardProps {
  times: StationTimes;
  onNeed: (need: PanelNeed) => void;
}

/** "4" "min", "10:42" "AM", "now", or the word for a bus that doesn't come. */
function boardFigure(departure: StationDeparture['next'][0], language: Language): RowFigure {
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

/** The buses that come to this station by time, a row for each route and destination. */
export function DepartureBoard({ times, onNeed }: DepartureBoardProps) {
  const language = useLanguage();
  const { words, formats, nameOf, timeZone } = language;
  const { timetableEnd } = useSettings().city;
  const walkWords = useWalkWords();
  const causesAt = useCausesAt();
  const noticeOf = useDepartureNotices();
  const isSaved = useSavedData() !== null;
  const isSaid = useNow(1000, (at) =>
    causesAt(at).some(({ part }) => part !== 'lots' && part !== 'events'),
  );
  const { rows, now, isLoading, isPartial, isWithoutLive } = times;
  const partial = isPartial ? words.times.partial : null;
  const isLive = rows.some(({ next }) => next.some(({ arrival }) => arrival.basis !== 'scheduled'));
  const wordsOf = (row: StationDeparture): RowWords => {
    const { destination, comes, next, place } = row;
    const [first, ...others] = next;
    const { notes: all, note, struck } = figureWords(first, language, now);
    const { number, words: figure } = boardFigure(first, language);
    // Where no row is live, the list's heading says so, and the figure of a canceled bus is the word.
    const notice = noticeOf(first.arrival, times.stopOf(row));
    const crowded = crowding(first.arrival, words);
    const notes = dotSeparated([
      ...[notice, crowded].filter((text) => text !== ''),
      ...(struck === null ? [] : [struck]),
      ...all.filter((one) => one !== figure && (isLive || one !== words.times.scheduled)),
    ]);
    const named = { name: nameOf(destination), figureWords: number === undefined ? figure : '' };
    // Where not all fits: what matters most, which is never cut.
    const brief = notice || crowded || (note === figure ? '' : note);
    const noted = notes === '' ? [] : [[notes, brief].filter((text) => text !== '')];
    if (place.walkMeters > 0) {
      const walk = [
        [nameOf(place.stop.intersection, place.stop.stopID)],
        walkWords(place.walkMeters),
      ];
      return { ...named, details: [...noted, ...walk], leastDetails: Number.POSITIVE_INFINITY };
    }
    const after = comes ? others.map((departure) => figureOf(departure, language)) : [];
    const wordings =
      after.length === 0
        ? []
        : [words.kiosk.after(formats.list(after)), words.kiosk.after(after[0] ?? ''), ''];
    const details = [...noted, wordings].filter((lines) => lines.length > 0);
    // That a bus comes as planned needs no line below a long name.
    const isUsual = notes === '' || notes === words.times.live;
    return { ...named, details, leastDetails: isUsual ? 0 : 1 };
  };
  const first = rows[0]?.next[0];
  const over = first && overSentence(first, language, now, formatClock);
  const ended =
    timetableEnd === undefined ? null : endedDay(timetableEnd, now, timeZone, formats.locale);
  const none =
    ended === null ? words.times.none : words.lists.timetableEnded(formats.reword(ended));
  // One cause has one sentence: below the board, or above it after a start without a network.
  const isMissing = isWithoutLive && !isLive && !isSaid && !isSaved;
  return (
    <BusList
      title={words.page.tabs.departures}
      items={rows}
      onNeed={onNeed}
      figureOf={({ next: [departure] }) => boardFigure(departure, language)}
      wordsOf={wordsOf}
      selectionOf={({ place }) => ({ kind: 'stop', id: place.stop.stopID })}
      legend={isLive || rows.length === 0 ? null : <p>{words.times.scheduled}</p>}
      empty={<p>{isLoading ? words.page.loading : (partial ?? none)}</p>}
      footer={[rows.length === 0 ? null : partial, isMissing ? words.times.noLive : null, over].map(
        (sentence) =>
          sentence ? (
            <p key={sentence} className="kiosk__footnote">
              {sentence}
            </p>
          ) : null,
      )}
    />
  );
}
