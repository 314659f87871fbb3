import { useCallback, useEffect, useMemo, useState } from 'react';

import { useSettings } from '../../../city/reads/SettingsContext.ts';
import { useRoutesAtStops } from '../../../city/routes-at-stop/useRoutesAtStops.ts';
import { useNow } from '../../../ui/time/useNow.ts';
import { useChangeView } from '../../../view/ViewContext.tsx';
import { useKiosk } from '../options/KioskOptionsContext.ts';
import { isSearchDue, lastSearchOf, storeSearch } from './last-search.ts';
import type { RouteSearch } from './useStation.ts';
import { useStopsToSearch } from './useStopsToSearch.ts';

const MINUTE = 60_000;

interface FindStationRoutesProps {
  onSearch: (state: RouteSearch) => void;
}

/**
 * Finds the routes of a station in a large city, and puts them into the view. A restart uses the last result,
 * which is renewed once a day, while the board stays.
 */
export function FindStationRoutes({ onSearch }: FindStationRoutesProps) {
  const { routes, service } = useSettings();
  const { stops, near } = useKiosk().options;
  const changeView = useChangeView();
  const station = JSON.stringify([service.baseUrl, stops, near]);
  const [last, setLast] = useState(() => lastSearchOf(station, routes));
  const [hasStops, setHasStops] = useState(true);
  const isUnserved = last?.routeIDs.length === 0 && hasStops;
  const isDue = useNow(MINUTE, () => isSearchDue(last, Date.now()));
  useEffect(() => {
    if (last === null) return;
    changeView({ routes: last.routeIDs });
    onSearch(isUnserved ? 'unserved' : 'done');
  }, [last, isUnserved, changeView, onSearch]);
  const finish = useCallback(
    (routeIDs: readonly string[], isThere: boolean) => {
      const found = { routeIDs, foundAt: Date.now() };
      storeSearch(station, found);
      setLast(found);
      setHasStops(isThere);
    },
    [station],
  );
  return isDue ? <Search isFirst={last === null} onSearch={onSearch} onFinish={finish} /> : null;
}

interface SearchProps extends FindStationRoutesProps {
  /** Whether the board knows no route yet: it then shows each as soon as it is found. */
  isFirst: boolean;
  /** Called with the routes, and whether there is any stop at the station. */
  onFinish: (routeIDs: readonly string[], hasStops: boolean) => void;
}

/**
 * Reads the stops of each route of the city, few at a time, until all have answered. In a component of its own,
 * so that no answer renders the board, and so that the answers don't stay in memory.
 */
function Search({ isFirst, onSearch, onFinish }: SearchProps): null {
  const { routes } = useSettings();
  const changeView = useChangeView();
  const { stopIDs, place, isKnown, hasFailed } = useStopsToSearch();
  const hasStops = stopIDs.length > 0;
  const isNeeded = isKnown && hasStops;
  const { found, failed, isDone } = useRoutesAtStops(routes, stopIDs, place, isNeeded);
  const text = JSON.stringify(found.map(({ routeID }) => routeID));
  const routeIDs = useMemo((): readonly string[] => JSON.parse(text), [text]);
  const isFailing = hasFailed || (isNeeded && isDone && failed.length > 0);
  const isFinished = isKnown && (!isNeeded || (isDone && failed.length === 0));
  useEffect(() => {
    if (isFirst && routeIDs.length > 0) changeView({ routes: routeIDs });
  }, [isFirst, routeIDs, changeView]);
  useEffect(() => {
    if (isFirst) onSearch(isFailing ? 'failing' : 'running');
  }, [isFirst, isFailing, onSearch]);
  useEffect(() => {
    if (isFinished) onFinish(routeIDs, hasStops);
  }, [isFinished, routeIDs, hasStops, onFinish]);
  return null;
}
