import { useMemo } from 'react';
import type { ReactNode } from 'react';

import { towardText } from '../../features/stops/towardText.ts';
import { DepartureLines } from '../../features/times/DepartureLines.tsx';
import { BadgeLine } from '../../ui/panels/BadgeLine.tsx';
import { useLanguage } from '../../ui/text/Language.tsx';
import { OptionalRowNotice } from '../notices/OptionalRowNotice.tsx';
import { useSettings } from '../reads/SettingsContext.ts';
import { missingDepartures } from './missingDepartures.ts';
import { RowOnScreen, useListedRows } from './RowOnScreen.tsx';
import { useAskedStops } from './useAskedStops.ts';
import { useDepartures } from './useDepartures.ts';

/** A stop of a list, with the routes that serve it. */
interface ListedStop {
  readonly stopID: string;
  readonly routes: readonly string[];
  readonly destinations: readonly string[];
  readonly exitsToward?: readonly string[];
}

const MOST_LINES = 3;

/** How many lines to leave room for at a stop until its rows are known. */
const linesOf = ({ routes, destinations }: Omit<ListedStop, 'stopID'>): number =>
  Math.min(MOST_LINES, Math.max(routes.length, destinations.length));

/** Whether a name is new, and not from then on. */
const isNewIn = (seen: Set<string>) => (name: string) => !seen.has(name) && seen.add(name) === seen;

/** How many lines each stop has that no stop above it has, estimated from routes and destinations. */
function expectedLines(stops: readonly ListedStop[]): ReadonlyMap<string, number> {
  const [isNewRoute, isNewDestination] = [isNewIn(new Set()), isNewIn(new Set())];
  return new Map(
    stops.map(({ stopID, routes, destinations }) => [
      stopID,
      linesOf({
        routes: routes.filter(isNewRoute),
        destinations: destinations.filter(isNewDestination),
      }),
    ]),
  );
}

/** The rows of each stop without those of the stops above it: a rider goes to the nearest one. */
function foldedRows<Row extends { readonly key: string }>(
  all: readonly (readonly [stopID: string, rows: readonly Row[]])[],
) {
  const isNew = isNewIn(new Set());
  return new Map(
    all.map(([stopID, rows]) => [
      stopID,
      rows.filter(({ key }) => isNew(key)).slice(0, MOST_LINES),
    ]),
  );
}

/**
 * The next departures below each row of a list of stops. Only stops on the screen are read, at most eight at a
 * time; none while the page is hidden.
 *
 * @param stops in the order of the list
 * @param isFolded whether the nearest stop is first, and a farther one leaves out the buses that stop nearer
 * @returns a function that renders what is below a stop's row; undefined for a city without times
 */
export function useListDepartures(
  stops: readonly ListedStop[],
  colorOf: (routeID: string) => string,
  isFolded: boolean,
): ((stop: ListedStop) => ReactNode) | undefined {
  const { features } = useSettings();
  const { shown, onScreen } = useListedRows();
  const visible = stops.filter(({ stopID }) => shown.has(stopID)).map(({ stopID }) => stopID);
  const { options, reads, rowsOf } = useDepartures(visible, useAskedStops(visible));
  const language = useLanguage('page');
  const expected = useMemo(
    () =>
      isFolded
        ? expectedLines(stops)
        : new Map(stops.map((stop) => [stop.stopID, Math.max(1, linesOf(stop))])),
    [stops, isFolded],
  );
  if (features.times !== true) return undefined;
  const all = visible.map((stopID, index) => [stopID, rowsOf[index] ?? []] as const);
  const rows = isFolded
    ? foldedRows(all)
    : new Map(all.map(([stopID, own]) => [stopID, own.slice(0, MOST_LINES)]));
  /** What is below or in place of a stop's rows. */
  const noteOf = (stop: ListedStop): string => {
    const index = visible.indexOf(stop.stopID);
    const missing = missingDepartures(reads[index], language.words);
    if (missing === null || !missing.isCertain || rowsOf[index]?.length === 0)
      return missing?.sentence ?? '';
    // Where they go, if all of them stop at a nearer stop too.
    return rows.get(stop.stopID)?.length === 0 ? towardText(stop, language) : '';
  };
  return (stop) => {
    const { stopID } = stop;
    const own = rows.get(stopID) ?? [];
    const lines = expected.get(stopID) ?? 0;
    const toward = lines === 0 ? towardText(stop, language) : '';
    // All its buses stop at a nearer stop too.
    if (toward !== '')
      return (
        <span className="departures-below stop-list__detail">
          <BadgeLine
            routeIDs={stop.routes}
            colorOf={colorOf}
            text={<span className="departure-lines__short">{toward}</span>}
          />
        </span>
      );
    if (lines === 0) return null;
    return (
      <RowOnScreen stopID={stopID} onScreen={onScreen} className="departures-below">
        <OptionalRowNotice stop={stop} rows={own} />
        <DepartureLines
          rows={own}
          note={noteOf(stop)}
          hasAgencies={stop.routes.some((routeID) => language.badgeOf(routeID).agency !== '')}
          expected={lines}
          now={options.now}
          colorOf={colorOf}
        />
      </RowOnScreen>
    );
  };
}
