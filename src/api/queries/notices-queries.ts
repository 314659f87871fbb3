import { queryOptions } from '@tanstack/react-query';

import type { Alert } from '../../contract/alerts/Alert.ts';
import { OPERATIONS } from '../../contract/operations/operations.ts';
import type { Api } from '../createApi.ts';
import { importOrApiError } from '../importOrApiError.ts';
import { NOTICES_KEY } from './query-keys.ts';
import { readQueryFn } from './read-query.ts';

/** Milliseconds. Notices change rarely, and begin and end by the clock. */
export const NOTICES_INTERVAL = 60_000;

export interface NoticesFeed {
  readonly alerts: readonly Alert[];
  /** Whether a part of them can't be read right now. */
  readonly isPartial: boolean;
}

/** What the agency says about its service, for the whole city. `LivePoller` polls it. */
export const noticesQuery = (api: Api) =>
  queryOptions({
    queryKey: NOTICES_KEY,
    queryFn: readQueryFn<NoticesFeed>(async (signal) => {
      const [
        {
          answer: { alerts, isPartial },
        },
        { decodeAlerts },
      ] = await Promise.all([
        api.ask(OPERATIONS.getalerts, {}, signal),
        importOrApiError(() => import('./decodeAlerts.ts')),
      ]);
      return { alerts: await decodeAlerts(alerts), isPartial };
    }),
    staleTime: NOTICES_INTERVAL,
  });
