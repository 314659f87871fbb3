import { queryOptions } from '@tanstack/react-query';

import type { BikesFeed } from '../../contract/bikes/bikesFrom.ts';
import { OPERATIONS } from '../../contract/operations/operations.ts';
import type { Api } from '../createApi.ts';
import { importOrApiError } from '../importOrApiError.ts';
import { readQueryFn } from './read-query.ts';

/** Milliseconds between two polls: systems publish their counts once a minute. */
export const BIKES_INTERVAL = 60_000;

export const BIKES_KEY = ['bikes'] as const;

/** The bikes of the whole city. `LivePoller` polls them. */
export const bikesQuery = (api: Api) =>
  queryOptions({
    queryKey: BIKES_KEY,
    queryFn: readQueryFn<BikesFeed>(async (signal) => {
      const [{ answer }, { bikesFrom }] = await Promise.all([
        api.ask(OPERATIONS.getbikes, {}, signal),
        importOrApiError(() => import('../../contract/bikes/bikesFrom.ts')),
      ]);
      return bikesFrom(answer);
    }),
    staleTime: BIKES_INTERVAL,
  });
