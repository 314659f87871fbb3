import { useQueries } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';

import { stopLocationQuery } from '../../../api/queries/search/search-queries.ts';
import { arrivalsQuery } from '../../../api/queries/times-queries.ts';
import type { ArrivalsFeed } from '../../../api/queries/times-queries.ts';
import type { Read } from '../../../api/Read.ts';
import { useApi } from '../../../city/reads/ApiContext.ts';
import { hasStop, stopsByID } from '../../../city/reads/stop-indexes.ts';
import { useCityStops } from '../../../city/reads/StopsInViewContext.tsx';
import { uniqueWatches } from '../../../contract/links/stop-watch.ts';
import type { StopLocationAnswer } from '../../../contract/stops/stop-lookups.ts';
import { withStopID } from '../../../features/favorites/withStopID.ts';
import { currentView } from '../../../view/useView.ts';
import { useChangeView, usePageView } from '../../../view/ViewContext.tsx';
import { RIDER_FAVORITES } from '../saved/rider-favorites.ts';

const stopIDsIn = (
  results: readonly { data: Read<StopLocationAnswer | ArrivalsFeed> | undefined }[],
) => results.map(({ data }) => data?.answer?.stopID);

/**
 * The favorite stops that the service lists under other IDs, as far as that is known without a request: from the
 * loaded stops, and from departures that the page shows.
 */
function useListedFavorites(): readonly (readonly [from: string, to: string | undefined])[] {
  const api = useApi();
  const { allStops } = useCityStops();
  const favorites = useSyncExternalStore(RIDER_FAVORITES.subscribe, RIDER_FAVORITES.get);
  const ids = favorites.flatMap(({ kind, id }) => (kind === 'stop' ? [id] : []));
  const listed = useQueries({
    queries: ids.map((id) => ({ ...arrivalsQuery(api, id, Infinity), enabled: false })),
    combine: stopIDsIn,
  });
  return ids.map((id, index) => [id, stopsByID(allStops).get(id)?.stopID ?? listed[index]]);
}

/**
 * Replaces stop IDs that the service writes differently, in the URL and in the favorites: a link to stop 100
 * becomes a link to stop 0100, and one to a stop that is one place with another, a link to that.
 */
export function useServiceStopIDs(): void {
  const { selection, watches } = usePageView();
  const { stopReads } = useCityStops();
  const changeView = useChangeView();
  const api = useApi();
  const isLoaded = (stopID: string) => stopReads.some(({ read }) => hasStop(read?.answer, stopID));
  const isLoading = stopReads.some(({ read }) => read === undefined);
  const inView = [
    ...(selection?.kind === 'stop' ? [selection.id] : []),
    ...watches.map(({ stopID }) => stopID),
  ];
  const missing = isLoading ? [] : [...new Set(inView)].filter((stopID) => !isLoaded(stopID));
  const foundIDs = useQueries({
    queries: missing.map((stopID) => stopLocationQuery(api, stopID)),
    combine: stopIDsIn,
  });
  const listedFavorites = useListedFavorites();
  const ownIDs = new Map(
    [
      ...missing.map((stopID, index) => [stopID, foundIDs[index]] as const),
      ...listedFavorites,
    ].flatMap(([stopID, own]) =>
      own === undefined || own === stopID ? [] : [[stopID, own] as const],
    ),
  );
  useEffect(() => {
    if (ownIDs.size === 0) return;
    for (const [from, to] of ownIDs) {
      const before = RIDER_FAVORITES.get();
      const after = withStopID(before, from, to);
      if (after !== before) RIDER_FAVORITES.set(after);
    }
    // The view may have changed since the request.
    const now = currentView();
    const chosen = now.selection?.kind === 'stop' ? ownIDs.get(now.selection.id) : undefined;
    const isWatched = now.watches.some(({ stopID }) => ownIDs.has(stopID));
    if (chosen === undefined && !isWatched) return;
    changeView({
      ...(chosen === undefined
        ? {}
        : { selection: { kind: 'stop', id: chosen }, timetable: now.timetable }),
      watches: uniqueWatches(
        now.watches.map((watch) => ({
          ...watch,
          stopID: ownIDs.get(watch.stopID) ?? watch.stopID,
        })),
      ),
    });
  });
}
