import { useQueries, useQuery } from '@tanstack/react-query';
import { Suspense, use } from 'react';

import { clockQuery } from '../../../api/queries/clock-query.ts';
import { staleTimeOf } from '../../../api/queries/live-queries.ts';
import { lazyComponent } from '../../../ui/loading/lazyComponent.ts';
import { LIVE_SUBJECTS } from '../../subjects.ts';
import { useApi } from '../ApiContext.ts';
import { useSettings } from '../SettingsContext.ts';
import { useCityStops } from '../StopsInViewContext.tsx';
import { browserFetch } from './clock-reads.ts';
import { PollScheduleContext } from './PollScheduleContext.ts';
import { useIsRead } from './useIsRead.ts';
import { useLiveRoutes } from './useLiveRoutes.ts';
import { useRefetchAfterSleep } from './useRefetchAfterSleep.ts';

const StartRoutesFinder = lazyComponent(
  async () => (await import('../nearby/StartRoutesFinder.ts')).StartRoutesFinder,
);

/** The poller shows nothing, so no answer renders it again. */
const SILENT = { notifyOnChangeProps: [] };

/**
 * Polls each live subject that the page shows: the lots, and the vehicles of the routes from `useLiveRoutes`. Mounted
 * once per page; all other components read the cache without polling. React Query gives each polling component
 * its own timer, and a route must be polled only once.
 */
export function LivePoller({
  inBackground,
}: {
  /** Whether what alerts need is polled while the page is hidden; by default the QueryClient decides. */
  inBackground?: boolean | undefined;
}) {
  const api = useApi();
  const settings = useSettings();
  const { routes: routesInView, isSmallCity } = useCityStops();
  const routes = useLiveRoutes();
  const schedule = use(PollScheduleContext);
  const isRead = useIsRead();
  const context = { api, settings, routes, routesInView };
  useQueries({
    queries: LIVE_SUBJECTS.filter(({ name }) => isRead(name)).flatMap(({ live }) => {
      const isInBackground = live.isForAlerts ? inBackground : undefined;
      const policy =
        isInBackground === undefined ? {} : { refetchIntervalInBackground: isInBackground };
      return live.polls(context).map(({ query, interval, longest }) => ({
        ...query,
        staleTime: staleTimeOf(interval),
        refetchInterval: schedule(interval, longest),
        ...policy,
        ...SILENT,
      }));
    }),
  });
  useQuery({ ...clockQuery(browserFetch), ...SILENT });
  useRefetchAfterSleep(inBackground);
  return isSmallCity ? null : (
    <Suspense fallback={null}>
      <StartRoutesFinder />
    </Suspense>
  );
}
