import { QueryClient } from '@tanstack/react-query';

import { createApi } from '../../api/createApi.ts';
import { routeDocumentQuery } from '../../api/queries/routeDocumentQuery.ts';
import { stopsQuery } from '../../api/queries/stopsQuery.ts';
import type { Settings } from '../../contract/settings/settings.ts';
import { earlyFetch } from '../../lib/loading/earlyFetch.ts';
import { currentView } from '../../view/useView.ts';
import { firstRoutesOf } from '../requestFirstReads.ts';
import { importFirstStop, isFirstList } from './panels/firstPanel.ts';

/** Milliseconds. With a slower service, the page renders without the stops. */
const LONGEST_WAIT = 250;

/**
 * A rider's policy (R8): polls while the page is visible, and at once when it is visible again. An `offline`
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
 * If the view begins with the list of stops or the card of one, reads them before the page renders. Its first render
 * then has the list: a phone takes longer for two renders than for one (R31). The departures of the card are read as
 * soon as its code is there.
 *
 * @returns a promise that resolves once they are there or have failed, or after 250 ms; it never rejects
 */
export async function readFirstStops(settings: Settings): Promise<void> {
  const view = currentView();
  const stopID = view.selection?.kind === 'stop' ? view.selection.id : null;
  if (!isFirstList(view) && stopID === null) return;
  const queries = createRiderQueries();
  prepared = queries;
  const api = createApi({
    ...settings.service,
    routeDocuments: settings.routeDocuments,
    timeZone: settings.city.timeZone,
    fetch: earlyFetch,
  });
  const reads = firstRoutesOf(settings).flatMap((routeID) => [
    queries.prefetchQuery(stopsQuery(api, routeID)),
    queries.prefetchQuery(routeDocumentQuery(api, routeID)),
  ]);
  if (stopID !== null)
    importFirstStop()
      .then(({ readDepartures }) => readDepartures(queries, api, stopID, settings))
      .catch(() => {});
  const limit = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT));
  await Promise.race([Promise.allSettled(reads), limit]);
}

/** The query client of a new page, with what `readFirstStops` has read. */
export function takeRiderQueries(): QueryClient {
  const queries = prepared ?? createRiderQueries();
  prepared = undefined;
  return queries;
}
