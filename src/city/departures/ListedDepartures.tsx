import { memo, useEffect, useSyncExternalStore } from 'react';

import { RowNotice } from '../../features/notices/marks/RowNotice.tsx';
import type { StopExtra } from '../../features/stops/StopList.tsx';
import {
  NextDeparture,
  nextDepartureWords,
  type NextDepartureWords,
  noDepartureWords,
} from '../../features/times/NextDeparture.tsx';
import { memoizeByObject } from '../../lib/memoizeByObject.ts';
import { sameDestination } from '../../lib/names/destination.ts';
import { useFrameLanguage } from '../../ui/text/useFrameLanguage.ts';
import { usePageView } from '../../view/ViewContext.tsx';
import { useRowNotices } from '../notices/useRowNotices.ts';
import { useCityStops } from '../reads/StopsInViewContext.tsx';
import { missingDepartures } from './missingDepartures.ts';
import { RowOnScreen, rowsAfter } from './RowOnScreen.tsx';
import { useAskedStops } from './useAskedStops.ts';
import { useDepartures } from './useDepartures.ts';

/** What a row shows; outside React state, so that only the changed rows re-render. */
interface Row {
  readonly words: NextDepartureWords;
  readonly color: string | null;
  /** About the stop; what concerns a whole route is on its chip. */
  readonly notice: string;
}

/** A value outside React state. */
function createShared<T>(initial: T) {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next: T) => {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (onChange: () => void) => {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
  };
}

const rowsByStop = createShared<ReadonlyMap<string, Row>>(new Map());
/** The IDs of the stops whose rows are on the screen. */
const onScreen = createShared<ReadonlySet<string>>(new Set());

const markOnScreen = (stopID: string, isOnScreen: boolean) =>
  onScreen.set(rowsAfter(onScreen.get(), stopID, isOnScreen));

function NextAtStop({ stopID }: { stopID: string }) {
  const row = useSyncExternalStore(rowsByStop.subscribe, () => rowsByStop.get().get(stopID));
  return (
    <RowOnScreen stopID={stopID} onScreen={markOnScreen} className="next-departure">
      {row === undefined ? null : (
        <>
          <NextDeparture {...row} />
          <RowNotice text={row.notice} />
        </>
      )}
    </RowOnScreen>
  );
}

/** Returns the same element each time, so that its row doesn't re-render with the list. */
const extraFor: StopExtra = memoizeByObject(({ stopID }) => <NextAtStop stopID={stopID} />);

/** Whether two rows show the same. */
const isSame = (one: Row | undefined, other: Row): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

interface ListedDeparturesProps {
  /** A setState updater. */
  onStopExtra: (make: () => StopExtra) => void;
}

/**
 * Adds the next departure to each row on the screen of the list of the chosen routes (T15). The list renders first
 * and gets this when its code has loaded.
 */
export const ListedDepartures = memo(function ListedDepartures({
  onStopExtra,
}: ListedDeparturesProps) {
  const language = useFrameLanguage();
  const { stops, chosen, colorOf } = useCityStops();
  const { destination } = usePageView();
  const shown = useSyncExternalStore(onScreen.subscribe, onScreen.get);
  const visibleStops = stops.filter(({ stopID }) => shown.has(stopID));
  const visible = visibleStops.map(({ stopID }) => stopID);
  const noticeOf = useRowNotices();
  const { options, reads, rowsOf } = useDepartures(visible, useAskedStops(visible));
  useEffect(() => onStopExtra(() => extraFor), [onStopExtra]);
  const isChosen = (routeID: string) => chosen.includes(routeID);
  const isListed = (row: { readonly routeID: string; readonly destination: string }) =>
    isChosen(row.routeID) &&
    (destination === null || sameDestination(destination, row.destination));
  const rows = new Map(
    visibleStops.flatMap((stop, index) => {
      const { stopID } = stop;
      const missing = missingDepartures(reads[index], language.words);
      if (missing === null) return [];
      const next = rowsOf[index]?.find(isListed);
      const row = {
        words:
          next === undefined
            ? noDepartureWords(missing.isCertain ? '–' : '?', missing.sentence)
            : nextDepartureWords(next, language, options.now),
        notice: noticeOf({ ...stop, routes: stop.routes.filter(isChosen) }, []),
        color: next === undefined || chosen.length < 2 ? null : colorOf(next.routeID),
      };
      const before = rowsByStop.get().get(stopID);
      return [[stopID, isSame(before, row) && before !== undefined ? before : row] as const];
    }),
  );
  // Renders rarely: when a row comes on the screen, and when a time or an answer changes.
  useEffect(() => rowsByStop.set(rows));
  useEffect(() => () => rowsByStop.set(new Map()), []);
  return null;
});
