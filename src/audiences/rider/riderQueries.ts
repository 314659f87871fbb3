import { QueryClient } from '@tanstack/react-query';

import { createApi } from '../../api/createApi.ts';
import { fetchFromCity } from '../../api/pocket/whoAnswers.ts';
import { nearQuery } from '../../api/queries/nearQuery.ts';
import { routeDocumentQuery } from '../../api/queries/routeDocumentQuery.ts';
import { stopsQuery } from '../../api/queries/stopsQuery.ts';
import { arrivalsQuery } from '../../api/queries/times-queries.ts';
import { nearMeters, startRoutesOf } from '../../contract/operations/first-requests.ts';
import type { Settings } from '../../contract/settings/settings.ts';
import { currentView } from '../../view/useView.ts';
import { isNearListOpen } from './panels/isFirstList.ts';

/** Milliseconds. With a slower service, the page renders without the stops. */
const LONGEST_WAIT = 250;

/**
 * A rider's policy: polls while the page is visible, and at once when it is visible again. An `offline`
 * event doesn't stop it, since the event is often wrong. Reads handle their own failures, so React Query
 * doesn't retry.
 */
function createRiderQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchOnWindowFocus: true,
        refetchOnReconnect: true,
        retry: false,
        gcTime: 5 * 60_000,
      },
    },
  });
}

let prepared: QueryClient | undefined;

/**
 * Reads the stops of the view, and the departures of a stop that it opens, before the page renders. Its first render then
 * has the list: a phone takes longer for two renders than for one.
 *
 * @returns a promise that resolves once the stops are there or have failed, or after 250 ms; it never rejects
 */
export async function readFirstStops(settings: Settings): Promise<void> {
  const view = currentView();
  const { routes, near, radius, selection, panel, camera } = view;
  if (panel !== 'stops' && selection?.kind !== 'stop') return;
  const queries = createRiderQueries();
  prepared = queries;
  const api = createApi({
    ...settings.service,
    routeDocuments: settings.routeDocuments,
    timeZone: settings.city.timeZone,
    fetch: fetchFromCity,
  });
  const interval = settings.polling.vehiclesSeconds * 1000;
  if (selection === null && isNearListOpen(view, settings.features))
    void queries.prefetchQuery(
      nearQuery(api, near ?? camera ?? settings.city.center, nearMeters(radius), interval),
    );
  const reads = (routes ?? startRoutesOf(settings, near !== null) ?? []).flatMap((routeID) => [
    queries.prefetchQuery(stopsQuery(api, routeID)),
    queries.prefetchQuery(routeDocumentQuery(api, routeID)),
  ]);
  if (selection?.kind === 'stop' && settings.features.times === true) {
    void queries.prefetchQuery(arrivalsQuery(api, selection.id, interval));
  }
  const limit = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT));
  await Promise.race([Promise.allSettled(reads), limit]);
}

/** The query client of a new page, with what `readFirstStops` has read. */
export function takeRiderQueries(): QueryClient {
  const queries = prepared ?? createRiderQueries();
  prepared = undefined;
  return queries;
}
