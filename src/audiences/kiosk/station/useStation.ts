import { useDeferredValue, useMemo } from 'react';

import { useCity } from '../../../city/reads/CityContext.tsx';
import { useSettings } from '../../../city/reads/SettingsContext.ts';
import { reachedStops } from '../../../contract/board/reach.ts';
import { centerOf, NEAR_FEET, placeOf } from '../../../contract/board/station-places.ts';
import type { CityStop } from '../../../features/stops/mergeStops.ts';
import { metersBetween } from '../../../lib/geo/distance.ts';
import type { Place } from '../../../lib/geo/distance.ts';
import { METERS_PER_FOOT } from '../../../lib/geo/lengths.ts';
import { listedForms } from '../../../lib/names/feed-id.ts';
import { useUnknownRoutes } from '../causes/useUnknownRoutes.ts';
import { useKiosk } from '../options/KioskOptionsContext.ts';
import { usePlatforms } from './usePlatforms.ts';

/**
 * The search for the routes of a station in a large city. `failing`: something can't be read, and is tried
 * again. `unserved`: no route of the city stops at the station's stops. In a small city, and where the URL
 * names routes, nothing is searched: `done`.
 */
export type RouteSearch = 'running' | 'failing' | 'done' | 'unserved';

/** Where the display hangs. */
export interface Station {
  /** The stops whose buses the board lists. */
  readonly stops: readonly CityStop[];
  /** The minutes to stops, by their IDs, where the display's settings say them. */
  readonly minutesTo: ReadonlyMap<string, number>;
  /** "You are here"; null while no stop is known. */
  readonly here: Place | null;
  /** Whether the display's settings say where it hangs. */
  readonly isPlaced: boolean;
  /** The IDs in the URL that no loaded stop has. */
  readonly unknown: readonly string[];
  readonly search: RouteSearch;
  /** Whether the stops of all routes are loaded, so that it is known which stops and routes are here. */
  readonly isLoaded: boolean;
}

/** Whether a stop belongs to a station with these points. */
export const isAtStation = (stop: Parameters<typeof placeOf>[0], near: readonly Place[]): boolean =>
  near.some((place) => metersBetween(place, placeOf(stop)) <= NEAR_FEET * METERS_PER_FOOT);

const NO_FEEDS: readonly string[] = [];

/** Leading zeros may be missing: some services write stop 100 as 0100. */
const plainID = (stopID: string) => stopID.replace(/^0+(?=\d)/, '');

/** The loaded stop that an ID names. */
function stopNamed(
  id: string,
  allStops: readonly CityStop[],
  feeds: readonly string[],
): CityStop | undefined {
  for (const form of listedForms(id, feeds)) {
    // Each stop of a place names it.
    const found = allStops.find((stop) =>
      [stop, ...(stop.otherStops ?? [])].some(({ stopID }) => stopID === form),
    );
    if (found !== undefined) return found;
  }
  return allStops.find(({ stopID }) => plainID(stopID) === plainID(id));
}

/**
 * The display's station; null for a display that shows a whole city.
 *
 * @param largeCitySearch the state of the search, if there is one
 */
export function useStation(largeCitySearch: RouteSearch): Station | null {
  const { stops: stopIDs, near, routes: chosenRoutes } = useKiosk().options;
  const { allStops, chosenStop, stopReads, isSmallCity } = useCity();
  const { feeds = NO_FEEDS } = useSettings();
  const unknownRoutes = useUnknownRoutes();
  const isSearched = !isSmallCity && chosenRoutes.length === 0;
  const search = isSearched ? largeCitySearch : 'done';
  const isOver = search === 'done' || search === 'unserved';
  const hasRoutes = isSearched ? isOver : stopReads.length > 0;
  const hasStops = stopReads.every(
    ({ route, read }) => read?.answer !== undefined || unknownRoutes.includes(route.routeID),
  );
  // Like the stops themselves: before they are there, a stop must not be called unserved.
  const areStopsLoaded = useDeferredValue(hasRoutes && hasStops);
  const unnamed = useMemo(() => {
    if (!areStopsLoaded) return [];
    return stopIDs
      .map((id) => reachedStops(id).map(({ stopID }) => stopID))
      .filter((ids) => ids.every((id) => stopNamed(id, allStops, feeds) === undefined))
      .flat();
  }, [areStopsLoaded, stopIDs, allStops, feeds]);
  const { platforms, isPending } = usePlatforms(unnamed);
  const isLoaded = areStopsLoaded && !isPending;
  return useMemo(() => {
    if (stopIDs.length === 0 && near.length === 0) return null;
    const chosen = stopIDs.flatMap((id) => {
      for (const { stopID, minutes } of reachedStops(id)) {
        const ids = [stopID, ...(platforms.get(stopID) ?? [])];
        const [own, ...others] = ids.map((one) => stopNamed(one, allStops, feeds));
        const found = own === undefined ? others.flatMap((stop) => stop ?? []) : [own];
        if (found.length > 0) return found.map((stop) => ({ id, stop, minutes }));
      }
      return [];
    });
    const around = allStops.filter((stop) => isAtStation(stop, near));
    const stops = [...new Set(stopIDs.length > 0 ? chosen.map(({ stop }) => stop) : around)];
    const lookedUp = chosenStop === undefined ? [] : [placeOf(chosenStop)];
    return {
      stops,
      minutesTo: new Map(
        chosen.flatMap(({ stop, minutes }) => (minutes === null ? [] : [[stop.stopID, minutes]])),
      ),
      isPlaced: near.length > 0,
      here: near[0] ?? centerOf(stops.map(placeOf)) ?? centerOf(lookedUp),
      unknown: stopIDs.filter((text) => !chosen.some(({ id }) => id === text)),
      search,
      isLoaded,
    };
  }, [stopIDs, near, allStops, chosenStop, search, isLoaded, feeds, platforms]);
}
