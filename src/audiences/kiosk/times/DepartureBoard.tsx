import { useEffect, useEffectEvent } from 'react';

import { useDepartureNotices } from '../../../city/notices/useDepartureNotices.ts';
import { endedDay } from '../../../city/panels/endedDay.ts';
import { useSettings } from '../../../city/reads/SettingsContext.ts';
import { crowding } from '../../../features/times/crowding.ts';
import { figureOf, figureWords, overSentence } from '../../../features/times/departureWords.ts';
import { formatClock } from '../../../lib/words/format-clock.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import type { Language } from '../../../ui/text/Language.tsx';
import { useNow } from '../../../ui/time/useNow.ts';
import { BusList, BusRow } from '../buses/BusList.tsx';
import type { RowWords } from '../buses/BusList.tsx';
import { isSaidInPanel } from '../causes/board-causes.ts';
import { useCausesAt } from '../causes/BoardCauses.tsx';
import type { RowFigure } from '../paged/RowNumber.tsx';
import { RowsToMeasure } from '../paged/RowsToMeasure.tsx';
import { useWalkWords } from '../station/walk.ts';
import { useSavedData } from '../useSavedData.ts';
import { boardRows } from './board-rows.ts';
import { NotComing } from './NotComing.tsx';
import { useBoardForm } from './useBoardForm.ts';
import type { PanelSpace } from './useBoardForm.ts';
import type { StationDeparture, StationTimes } from './useStationTimes.ts';

interface DepartureBoardProps {
  times: StationTimes;
  space: PanelSpace;
  /** Called with the height that the departures need beside other panels; null if those have no room. */
  onBeside: (height: number | null) => void;
}

/** A longer word for "Now" is as large as a clock time. */
const SHORT = 6;

/** "4" "min", "Now", or a clock time. */
function boardFigure(departure: StationDeparture['next'][0], language: Language): RowFigure {
  const text = figureOf(departure, language);
  if (departure.minutes === null || (departure.minutes === 0 && text.length > SHORT))
    return { words: text };
  const [number = '', ...words] = text.split(/\s+/);
  return words.length === 0 ? { number } : { number, words: words.join(' ') };
}

/** What rows say of their buses. */
function useRowWords({ now, stopOf }: StationTimes): (row: StationDeparture) => RowWords {
  const language = useLanguage();
  const { words, formats, nameOf } = language;
  const walkWords = useWalkWords();
  const noticeOf = useDepartureNotices();
  const { live, scheduled, now: isNow } = words.times;
  const isKnown = (text: string) => text !== '';
  return (row) => {
    const { next, place } = row;
    const [first, ...others] = next;
    const { notes } = figureWords(first, language, now);
    // The board's header says what is live, and a clock time is the timetable's.
    const said = notes.filter((note) => note !== live && note !== scheduled);
    const isDelay = first.minutesLate !== 0;
    const stop =
      place.walkMeters === 0
        ? []
        : [nameOf(place.stop.intersection, place.stop.stopID), walkWords(place.walkMeters)];
    const after = others.map((departure) =>
      departure.minutes === null || departure.minutes === 0
        ? figureOf(departure, language)
        : formats.number(departure.minutes),
    );
    return {
      figure: boardFigure(first, language),
      details: [
        ...stop,
        noticeOf(first.arrival, stopOf(row)),
        crowding(first.arrival, words),
        ...(isDelay ? [] : said),
      ].filter(isKnown),
      more: isDelay ? said : [],
      next:
        after.length === 0
          ? undefined
          : words.kiosk.after(after.join(', ').replaceAll(isNow, isNow.toLowerCase())),
    };
  };
}

/** The buses that come to this station by time. */
export function DepartureBoard({ times, space, onBeside }: DepartureBoardProps) {
  const language = useLanguage();
  const { words, formats, timeZone } = language;
  const { timetableEnd } = useSettings().city;
  const causesAt = useCausesAt();
  const wordsOf = useRowWords(times);
  const isSaved = useSavedData() !== null;
  const isSaid = useNow(1000, (at) =>
    causesAt(at).some(
      (cause) => cause.part !== 'lots' && cause.part !== 'events' && !isSaidInPanel(cause),
    ),
  );
  const { now, isLoading, isPartial, isWithoutLive } = times;
  const { each, lines, missing } = boardRows(times.rows, now);
  const { form, setEachBox, setLinesBox } = useBoardForm(each, lines, space);
  const { rows, near } = form.rows === 'each' ? each : lines;
  const report = useEffectEvent(onBeside);
  useEffect(() => report(form.beside), [form.beside]);
  const partial = isPartial ? words.times.partial : null;
  const isLive = each.rows.some(({ next: [{ arrival }] }) => arrival.basis !== 'scheduled');
  const first = rows[0]?.next[0];
  const over = first && overSentence(first, language, now, formatClock);
  const ended =
    timetableEnd === undefined ? null : endedDay(timetableEnd, now, timeZone, formats.locale);
  const none =
    ended === null ? words.times.none : words.lists.timetableEnded(formats.reword(ended));
  // One cause has one sentence: below the board, or above it after a start without a network.
  const isMissing = isWithoutLive && !isLive && !isSaid && !isSaved;
  const measured = [
    ['each', setEachBox, each],
    ['lines', setLinesBox, lines],
  ] as const;
  return (
    <>
      <BusList
        title={words.page.tabs.departures}
        items={rows}
        isMain
        isOnePage={form.isOnePage}
        leastRows={space.least}
        near={near}
        wordsOf={wordsOf}
        selectionOf={({ place }) => ({ kind: 'stop', id: place.stop.stopID })}
        legend={
          rows.length === 0 ? null : (
            <p className="kiosk__live" data-live={isLive}>
              {isLive ? words.times.live : words.times.scheduled}
            </p>
          )
        }
        empty={<p>{isLoading ? words.page.loading : (partial ?? none)}</p>}
        footer={
          <>
            <NotComing departures={missing} />
            {[rows.length === 0 ? null : partial, isMissing ? words.times.noLive : null, over].map(
              (sentence) =>
                sentence ? (
                  <p key={sentence} className="kiosk__footnote">
                    {sentence}
                  </p>
                ) : null,
            )}
          </>
        }
      />
      {space.width === 0
        ? null
        : measured.map(([name, setBox, { rows: items }]) => (
            <RowsToMeasure
              key={name}
              ref={setBox}
              items={items}
              keyOf={({ key }) => key}
              renderRow={(row) => <BusRow row={row} words={wordsOf(row)} />}
            />
          ))}
    </>
  );
}
