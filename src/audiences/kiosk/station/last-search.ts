import * as z from 'zod/mini';

import type { RouteSettings } from '../../../contract/settings/settings.ts';
import { createStoredValue } from '../../../ui/browser/createStoredValue.ts';

/** What a search for the routes of a station has found. */
export interface LastSearch {
  readonly routeIDs: readonly string[];
  /** Milliseconds since 1970, because it outlives the page. */
  readonly foundAt: number;
}

/** The result of the last search, with the station that it was for: a device may be moved to another one. */
const StoredSearch = z.object({
  station: z.string(),
  routeIDs: z.array(z.string()),
  foundAt: z.number(),
});

/** Stored, so that a restart, as each night, shows the board without reading the stops of all routes again. */
const stored = createStoredValue<z.output<typeof StoredSearch> | null>(
  'kiosk-station-routes',
  (value) => z.safeParse(StoredSearch, value).data,
  null,
);

/** Milliseconds. A new timetable may bring another route to the station. */
const SEARCH_AGAIN = 24 * 60 * 60_000;
/** Milliseconds. A station without any route is more likely an error. */
const SEARCH_AGAIN_AFTER_NONE = 60 * 60_000;

/**
 * The stored result for a station; null if nothing is stored for it.
 *
 * @param routes the city's. Of those that it no longer has, the result is left out and counts as old
 */
export function lastSearchOf(
  station: string,
  routes: readonly Pick<RouteSettings, 'routeID'>[],
): LastSearch | null {
  const last = stored.get();
  if (last?.station !== station) return null;
  const known = new Set(routes.map(({ routeID }) => routeID));
  const routeIDs = last.routeIDs.filter((routeID) => known.has(routeID));
  if (routeIDs.length === 0) return null;
  return { routeIDs, foundAt: routeIDs.length < last.routeIDs.length ? 0 : last.foundAt };
}

/** Stores a result for the next start. That no route stops there is not worth remembering. */
export function storeSearch(station: string, { routeIDs, foundAt }: LastSearch): void {
  if (routeIDs.length > 0) stored.set({ station, routeIDs: [...routeIDs], foundAt });
}

/**
 * Whether it is time for a search.
 *
 * @param now milliseconds since 1970. The clock may have been set back since the last search
 */
export function isSearchDue(last: LastSearch | null, now: number): boolean {
  if (last === null) return true;
  const wait = last.routeIDs.length === 0 ? SEARCH_AGAIN_AFTER_NONE : SEARCH_AGAIN;
  return Math.abs(now - last.foundAt) >= wait;
}
