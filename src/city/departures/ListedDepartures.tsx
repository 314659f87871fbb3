import { createContext, use, useMemo } from 'react';
import type { ReactNode } from 'react';

import type { DepartureRow } from '../../contract/departures/departureRows.ts';
import type { StopExtra } from '../../features/stops/StopList.tsx';
import {
  NextDeparture,
  nextDepartureWords,
  noDepartureWords,
} from '../../features/times/NextDeparture.tsx';
import { memoizeByObject } from '../../lib/memoizeByObject.ts';
import { sameDestination } from '../../lib/names/destination.ts';
import { useLanguage } from '../../ui/text/Language.tsx';
import { OptionalRowNotice } from '../notices/OptionalRowNotice.tsx';
import { useRouteDirections } from '../reads/routes/useRouteDirections.ts';
import { useCityStops } from '../reads/StopsInViewContext.tsx';
import { missingDepartures } from './missingDepartures.ts';
import { RowOnScreen, useListedRows } from './RowOnScreen.tsx';
import { useAskedStops } from './useAskedStops.ts';
import { useDepartures } from './useDepartures.ts';

type ListedStop = Parameters<StopExtra>[0];

const NO_DEPARTURES: readonly DepartureRow[] = [];

interface RowsOnScreen {
  /** The IDs of the stops whose rows are on the screen. */
  readonly shown: ReadonlySet<string>;
  /** Those of them that are polled now. */
  readonly asked: readonly string[];
  readonly onScreen: (stopID: string, isOnScreen: boolean) => void;
}

const RowsOnScreenContext = createContext<RowsOnScreen>({
  shown: new Set(),
  asked: [],
  onScreen: () => {},
});

/** Around a list of stops whose rows end with `nextAtStop`: reads the departures of the rows on the screen. */
export function ListedDepartures({ children }: { children: ReactNode }) {
  const { shown, onScreen } = useListedRows();
  const asked = useAskedStops(useMemo(() => [...shown], [shown]));
  const rows = useMemo(() => ({ shown, asked, onScreen }), [shown, asked, onScreen]);
  return <RowsOnScreenContext value={rows}>{children}</RowsOnScreenContext>;
}

/** The end of a stop's row: its next departure. The same element each time, so that the row doesn't render again. */
export const nextAtStop: StopExtra = memoizeByObject((stop: ListedStop) => (
  <NextAtStop stop={stop} />
));

function NextAtStop({ stop }: { stop: ListedStop }) {
  const { stopID } = stop;
  const { shown, asked, onScreen } = use(RowsOnScreenContext);
  return (
    <RowOnScreen stopID={stopID} onScreen={onScreen} className="next-departure">
      {shown.has(stopID) ? <Next stop={stop} isAsked={asked.includes(stopID)} /> : null}
    </RowOnScreen>
  );
}

/** The next bus of the chosen routes, and what is closed or changed at the stop. */
function Next({ stop, isAsked }: { stop: ListedStop; isAsked: boolean }) {
  const language = useLanguage('page');
  const { chosen, colorOf } = useCityStops();
  const { listed: destination } = useRouteDirections();
  const stopIDs = useMemo(() => [stop.stopID], [stop]);
  const { options, reads, rowsOf } = useDepartures(stopIDs, isAsked ? stopIDs : []);
  const missing = missingDepartures(reads[0], language.words);
  if (missing === null) return null;
  const isChosen = (routeID: string) => chosen.includes(routeID);
  const next = rowsOf[0]?.find(
    (row) =>
      isChosen(row.routeID) &&
      (destination === null || sameDestination(destination, row.destination)),
  );
  return (
    <>
      <NextDeparture
        words={
          next === undefined
            ? noDepartureWords(missing.isCertain ? '–' : '?', missing.sentence)
            : nextDepartureWords(next, language, options.now)
        }
        color={next === undefined || chosen.length < 2 ? null : colorOf(next.routeID)}
      />
      {/* What concerns a whole route is on its chip. */}
      <OptionalRowNotice
        stop={{ ...stop, routes: stop.routes.filter(isChosen) }}
        rows={NO_DEPARTURES}
      />
    </>
  );
}
