import { useEffect, useEffectEvent } from 'react';

import { endedDay } from '../../../city/panels/endedDay.ts';
import { useSettings } from '../../../city/reads/SettingsContext.ts';
import { boardRows } from '../../../contract/board/board-rows.ts';
import { isOfArrivals } from '../../../contract/board/shownArrival.ts';
import { isAway } from '../../../contract/board/station-places.ts';
import { overSentence } from '../../../contract/departures/departureWords.ts';
import { formatClock } from '../../../lib/words/format-clock.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { useNow } from '../../../ui/time/useNow.ts';
import { BusList, BusRow } from '../buses/BusList.tsx';
import { isSaidInPanel } from '../causes/board-causes.ts';
import { useCausesAt } from '../causes/BoardCauses.tsx';
import { useKiosk } from '../options/KioskOptionsContext.ts';
import { RowsToMeasure } from '../paged/RowsToMeasure.tsx';
import { useWayWords } from '../station/walk.ts';
import { useSavedData } from '../useSavedData.ts';
import { isAnyLive, LiveState } from './LiveState.tsx';
import { NotComing } from './NotComing.tsx';
import { useBoardForm } from './useBoardForm.ts';
import type { PanelSpace } from './useBoardForm.ts';
import type { BoardSection } from './useBoardSections.ts';
import { useRowWords } from './useRowWords.ts';
import type { StationTimes } from './useStationTimes.ts';

interface DepartureBoardProps {
  times: StationTimes;
  space: PanelSpace;
  /** Called with the height that the departures need beside other panels; null if those have no room. */
  onBeside?: (height: number | null) => void;
  /** The section of the board that it is; all of the board if omitted. */
  section?: BoardSection;
  /** Whether another section says what is wrong. Default: false. */
  isSaidBeside?: boolean;
}

/**
 * The only stop of a board, where it is known how far it is: said once, so that rows say when to leave. The board's title has
 * its name, or else its settings say the minutes.
 */
function useOnlyWalk({ places: [only, ...others] }: StationTimes) {
  const { title } = useKiosk().options;
  if (only === undefined || others.length > 0) return null;
  return only.minutes !== null || (only.isUnknown !== true && title === null) ? only : null;
}

/** How far the only stop of a board is; null where people stand at it, and for several stops. */
export function useOneWay(times: StationTimes) {
  const wayWords = useWayWords();
  const only = useOnlyWalk(times);
  return only !== null && isAway(only) ? <p>{wayWords(only)}</p> : null;
}

/** The buses that come to this station by time. */
export function DepartureBoard(props: DepartureBoardProps) {
  const { times, space, onBeside, section, isSaidBeside = false } = props;
  const place = section?.place ?? null;
  const language = useLanguage();
  const { words, formats, timeZone } = language;
  const wayWords = useWayWords();
  const { timetableEnd } = useSettings().city;
  const causesAt = useCausesAt();
  const oneWay = useOneWay(times);
  const only = useOnlyWalk(times);
  const { wordsOf, heads } = useRowWords(times, place !== null || only !== null);
  const isSaved = useSavedData() !== null;
  const isSaid = useNow(1000, (at) =>
    causesAt(at).some(
      (cause) => cause.part !== 'lots' && cause.part !== 'events' && !isSaidInPanel(cause),
    ),
  );
  const { now, isLoading, isPartial, isWithoutLive } = times;
  const places = place === null ? times.places : [place];
  const { each, lines, missing } = boardRows(times.rows, times.tooLate, now);
  const { form, setEachBox, setLinesBox } = useBoardForm(each, lines, space);
  const { rows, near } = form.rows === 'each' ? each : lines;
  const report = useEffectEvent((height: number | null) => onBeside?.(height));
  useEffect(() => report(form.beside), [form.beside]);
  const partial = isPartial ? words.times.partial : null;
  const isLive = isAnyLive(each.rows);
  const first = rows[0]?.next[0];
  const isArriving = isOfArrivals(useKiosk().options.filter);
  const over = !isArriving && first && overSentence(first, language, now, formatClock);
  const ended =
    timetableEnd === undefined ? null : endedDay(timetableEnd, now, timeZone, formats.locale);
  const none = () => {
    if (isArriving && ended === null) return words.display.noArrivals;
    const why = times.whyNone(place, section?.has);
    if (why === 'listed elsewhere') return words.display.listedElsewhere;
    if (why === 'too late') return words.display.allTooLate;
    return ended === null ? words.times.none : words.lists.timetableEnded(formats.reword(ended));
  };
  // One cause has one sentence: below the board, or above it after a start without a network.
  const isMissing = isWithoutLive && !isLive && !isSaid && !isSaved && !isSaidBeside;
  const measured = [
    ['each', setEachBox, each],
    ['lines', setLinesBox, lines],
  ] as const;
  return (
    <>
      <BusList
        title={section?.title ?? (isArriving ? words.display.arrivals : words.page.tabs.departures)}
        items={rows}
        isMain={section === undefined}
        heads={heads}
        isOnePage={form.isOnePage}
        leastRows={space.least}
        near={near}
        isQuiet={({ isTooLate }) => isTooLate === true}
        wordsOf={wordsOf}
        selectionOf={({ place }) => ({ kind: 'stop', id: place.stop.stopID })}
        legend={
          section === undefined ? (
            <>
              {oneWay}
              <LiveState rows={rows} />
            </>
          ) : place !== null && isAway(place) && place.isUnknown !== true ? (
            <p>{wayWords(place)}</p>
          ) : null
        }
        empty={<p>{isLoading ? words.page.loading : (partial ?? none())}</p>}
        footer={
          <>
            {isLoading || partial !== null ? null : (
              <p className="visually-hidden" data-summary>
                {words.display[isArriving ? 'arrivalsSoon' : 'soon'](
                  each.near,
                  formats.number(each.near),
                )}
              </p>
            )}
            <NotComing departures={missing} />
            {[
              places.every(({ stop }) => stop.wheelChairAccessible === false) && rows.length > 0
                ? words.stop.notAccessible
                : null,
              rows.length === 0 ? null : partial,
              isMissing ? words.times.noLive : null,
              over,
            ].map((sentence) =>
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
              renderRow={(row) => <BusRow row={row} words={wordsOf(row)} heads={heads} />}
            />
          ))}
    </>
  );
}
