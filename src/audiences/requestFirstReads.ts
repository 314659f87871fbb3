import { firstRequests, startRoutesOf } from '../contract/first-requests.ts';
import type { Settings } from '../contract/settings.ts';
import { requestEarly } from '../lib/earlyFetch.ts';
import { loadWords } from '../lib/words/loadWords.ts';
import { currentView } from '../view/useView.ts';

/** As the API client reads them. */
const REVALIDATED: RequestInit = { cache: 'no-cache' };

/**
 * Requests the stops, buses and lots of the view before the code that shows them has loaded, in the order
 * of need, and the words and decoders that this code needs (R31). `earlyFetch` takes the responses.
 *
 * @param lang BCP 47 tag of the page's words
 */
export function requestFirstReads(settings: Settings, lang: string): void {
  const { routes, near } = currentView();
  const routeIDs = routes ?? startRoutesOf(settings, near !== null) ?? [];
  for (const url of firstRequests(settings, routeIDs)) void requestEarly(url, REVALIDATED);
  // The parts that need them report a failure.
  void Promise.allSettled([
    import('../contract/vehicle.ts'),
    import('../contract/parking-lot.ts'),
    loadWords(lang),
  ]);
}
