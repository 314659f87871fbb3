import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';

import { stopLocationQuery } from '../../../api/queries/search/search-queries.ts';
import type { Settings } from '../../../contract/settings/settings.ts';
import { useNearbySearch } from '../../../features/nearby/useNearbySearch.ts';
import type { CityStop } from '../../../features/stops/mergeStops.ts';
import type { View } from '../../../view/view.ts';
import { tripOf } from '../../departures/trip-selection.ts';
import { useApi } from '../ApiContext.ts';
import { stopsByID } from '../stop-indexes.ts';
import { cityStopOf } from './cityStopOf.ts';

/** The stop that is chosen, or from which the open trip was; null without one. */
function chosenIDOf(selection: View['selection']): string | null {
  if (selection?.kind === 'trip') return tripOf(selection.id).stopID;
  return selection?.kind === 'stop' ? selection.id : null;
}

/**
 * The view's stops that don't come from its routes: what the search around its point has found so far, and
 * the selected stop or that of the open trip, which is looked up if nothing else has its place.
 */
export function useOtherStops(
  settings: Pick<Settings, 'features' | 'polling' | 'walking'>,
  { near, radius, selection }: View,
  allStops: readonly CityStop[],
) {
  const api = useApi();
  const nearby = useNearbySearch({ api, settings, point: near, radius });
  const loaded = stopsByID(allStops);
  const foundStops = useMemo(
    () => nearby.found.map(({ stop }) => loaded.get(stop.stopID) ?? cityStopOf(stop)),
    [nearby.found, loaded],
  );

  const chosenID = chosenIDOf(selection);
  const loadedStop =
    chosenID === null
      ? undefined
      : (loaded.get(chosenID) ?? foundStops.find(({ stopID }) => stopID === chosenID));
  const isMissing = chosenID !== null && loadedStop === undefined;
  const { data: read } = useQuery({
    ...stopLocationQuery(api, chosenID ?? ''),
    enabled: isMissing,
  });
  const location = isMissing ? read?.answer : undefined;
  const chosenStop = useMemo((): CityStop | undefined => {
    if (loadedStop !== undefined || location === undefined) return loadedStop;
    const { stopID } = location;
    // The service may write the ID differently: 100 is 0100.
    const byOwnID = loaded.get(stopID) ?? foundStops.find((stop) => stop.stopID === stopID);
    if (byOwnID !== undefined) return byOwnID;
    return { ...location, routes: [], destinations: [] };
  }, [loadedStop, location, loaded, foundStops]);

  const stopByID = useCallback(
    (stopID: string): CityStop | undefined =>
      loaded.get(stopID) ??
      foundStops.find((stop) => stop.stopID === stopID) ??
      (stopID === chosenID ? chosenStop : undefined),
    [loaded, foundStops, chosenID, chosenStop],
  );
  return useMemo(
    () => ({
      /** The search around the view's point so far. */
      nearby,
      /** What the search found, nearest first. */
      foundStops,
      chosenStop,
      /** Finds a stop of the chosen routes, a found stop or the selected one. */
      stopByID,
    }),
    [nearby, foundStops, chosenStop, stopByID],
  );
}

export type OtherStops = ReturnType<typeof useOtherStops>;
