import { firstRequests, startRoutesOf } from '../contract/first-requests.ts';
import type { Settings } from '../contract/settings/settings.ts';
import { requestEarly } from '../lib/loading/earlyFetch.ts';
import { currentView } from '../view/useView.ts';

/** As the API client reads them. */
const REVALIDATED: RequestInit = { cache: 'no-cache' };

/** The IDs of the routes that the page shows first. None if it has to find those near a place. */
export function firstRoutesOf(settings: Settings): readonly string[] {
  const { routes, near } = currentView();
  return routes ?? startRoutesOf(settings, near !== null) ?? [];
}

/**
 * Requests the stops, departures, buses and lots of the view before the code that shows them has loaded, in the order
 * of need (R31). `earlyFetch` takes the responses.
 */
export function requestFirstReads(settings: Settings): void {
  const { selection } = currentView();
  const stopID = selection?.kind === 'stop' ? selection.id : null;
  for (const url of firstRequests(settings, firstRoutesOf(settings), stopID))
    void requestEarly(url, REVALIDATED);
}
