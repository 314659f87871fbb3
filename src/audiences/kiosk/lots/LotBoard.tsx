import { useMemo } from 'react';

import { useCity } from '../../../city/reads/CityContext.tsx';
import { useSettings } from '../../../city/reads/SettingsContext.ts';
import { eventsAtLot } from '../../../features/events/groupEvents.ts';
import type { ListedLot } from '../../../features/parking/listLots.ts';
import { bandWords, lotScreenReaderText } from '../../../features/parking/lot-words.ts';
import { BandMark } from '../../../features/parking/marks/BandMark.tsx';
import { EventMarkIcon } from '../../../features/parking/marks/EventMarkIcon.tsx';
import { useLotFormatContext } from '../../../features/parking/useLots.ts';
import { metersBetween } from '../../../lib/geo/distance.ts';
import { walkMinutes } from '../../../lib/geo/walkMinutes.ts';
import { useWholeLanguage } from '../../../ui/text/Language.tsx';
import { useTrustedClock } from '../clock/useTrustedClock.ts';
import { useKiosk } from '../options/KioskOptionsContext.ts';
import { PagedList } from '../paged/PagedList.tsx';
import { RowText } from '../paged/RowText.tsx';
import type { Station } from '../station/useStation.ts';
import { BandLegend } from './BandLegend.tsx';
import { NoLots } from './NoLots.tsx';
import { eventEnd, shownLots } from './shown-lots.ts';
import { untilWords } from './untilWords.ts';

interface LotBoardProps {
  station: Station | null;
  minRows: number;
  /** Called with the height in pixels that the list needs for these rows. */
  onMinHeight: (height: number) => void;
}

/** The lots with their open spots: the count is the boldest thing of a row (A51). */
export function LotBoard({ station, minRows, onMinHeight }: LotBoardProps) {
  const language = useWholeLanguage();
  const { words, formats } = language;
  const { lotsRead, shownLots: lots, phaseOptions } = useCity();
  const { walking } = useSettings();
  const { options, scale } = useKiosk();
  const here = station?.here ?? null;
  const formatContext = useLotFormatContext(lotsRead?.receivedAt);
  const items = useMemo(() => shownLots(lots, options.lots, here), [lots, options.lots, here]);
  const hasTime = useTrustedClock();
  const hasMark = ({ event }: ListedLot) => hasTime && event !== null;
  const asides = ({ lot, event, place }: ListedLot): readonly string[] => {
    if (event !== null && hasTime) {
      const end = eventEnd(eventsAtLot(lot, phaseOptions));
      const wordings = untilWords(words.parking.event[event], end, phaseOptions.now, language);
      return [...wordings, words.kiosk.eventAtLot[event]];
    }
    if (here === null || place === null) return [];
    const meters = metersBetween(here, place);
    const minutes = walkMinutes(meters, walking.metresPerMinute);
    const distance = formats.distance(meters);
    return [words.nearby.walk(distance, formats.duration(minutes * 60_000)), distance, ''];
  };
  return (
    <PagedList
      title={words.parking.sort.open}
      legend={<BandLegend />}
      items={items}
      minRows={minRows}
      onMinHeight={onMinHeight}
      keyOf={({ key }) => key}
      selectionOf={({ key }) => ({ kind: 'lot', id: key })}
      // What an event changes about a lot is never left out (A50).
      wordsOf={(listed) => ({ name: listed.lot.name, keepsAside: hasMark(listed) })}
      empty={<NoLots />}
      renderRow={(listed, width) => {
        const { state } = listed;
        return (
          <>
            <BandMark band={state.band} size={scale.medium} />
            <span className="visually-hidden">{lotScreenReaderText(listed, formatContext)}</span>
            <div aria-hidden="true" className="kiosk__hidden-row">
              <RowText
                name={listed.lot.name}
                width={width}
                asides={asides(listed)}
                keepsAside={hasMark(listed)}
                mark={hasMark(listed) ? <EventMarkIcon size={scale.small * 0.8} /> : undefined}
              />
              <p className="kiosk-row__figure">
                {state.count === null && state.reason !== 'too-old' ? (
                  <span>{bandWords(state, words)}</span>
                ) : (
                  // The notice below the board says why there is no count.
                  <strong>{state.count === null ? '–' : formats.number(state.count.open)}</strong>
                )}
              </p>
            </div>
          </>
        );
      }}
    />
  );
}
