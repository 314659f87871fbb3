import { firstRequests, startRoutesOf } from '../contract/first-requests.ts';
import type { Settings } from '../contract/settings.ts';
import { requestEarly } from '../lib/earlyFetch.ts';
import { loadWords } from '../lib/words/loadWords.ts';
import { currentView } from '../view/useView.ts';
import { firstListPainted } from './firstListPainted.ts';

/** As the API client reads them. */
const REVALIDATED: RequestInit = { cache: 'no-cache' };

/** The IDs of the routes that the page shows first. None if it has to find those near a place. */
export function firstRoutesOf(settings: Settings): readonly string[] {
  const { routes, near } = currentView();
  return routes ?? startRoutesOf(settings, near !== null) ?? [];
}

/**
 * Requests the stops, buses and lots of the view before the code that shows them has loaded, in the order
 * of need (R31). `earlyFetch` takes the responses.
 */
export function requestFirstReads(settings: Settings): void {
  for (const url of firstRequests(settings, firstRoutesOf(settings)))
    void requestEarly(url, REVALIDATED);
}

/**
 * Loads the words and decoders that the code of buses and lots needs (R31). The parts that need them report
 * a failure.
 *
 * @param lang BCP 47 tag of the page's words
 */
export async function loadDecoders(lang: string): Promise<void> {
  await firstListPainted();
  // The code of the lots comes with the parts that show them.
  await Promise.allSettled([import('../contract/vehicle.ts'), loadWords(lang)]);
}
