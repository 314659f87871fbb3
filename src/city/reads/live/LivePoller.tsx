import { useQueries, useQuery } from '@tanstack/react-query';
import { Suspense, use } from 'react';

import { clockQuery } from '../../../api/queries/clock-query.ts';
import { lotsQuery, vehiclesQuery } from '../../../api/queries/live-queries.ts';
import { slowestPoll } from '../../../contract/settings.ts';
import { lazyComponent } from '../../../ui/loading/lazyComponent.ts';
import { useApi } from '../ApiContext.ts';
import { useSettings } from '../SettingsContext.ts';
import { useCityStops } from '../StopsInViewContext.tsx';
import { browserFetch } from './clock-reads.ts';
import { pollIntervals } from './poll-intervals.ts';
import { PollScheduleContext } from './PollScheduleContext.ts';
import { useLiveRoutes } from './useLiveRoutes.ts';
import { useRefetchAfterSleep } from './useRefetchAfterSleep.ts';

const StartRoutesFinder = lazyComponent(
  async () => (await import('../nearby/StartRoutesFinder.ts')).StartRoutesFinder,
);

/** The poller shows nothing, so no answer renders it again. */
const SILENT = { notifyOnChangeProps: [] };

/**
 * Polls the lots, and the vehicles of the routes from `useLiveRoutes`. Mounted once per page; all other
 * components read the cache without polling. React Query gives each polling component its own timer, and a
 * route must be polled only once (R1, R8).
 */
export function LivePoller({
  inBackground,
}: {
  /** Whether vehicles are polled while the page is hidden; by default the QueryClient decides. */
  inBackground?: boolean | undefined;
}) {
  const api = useApi();
  const settings = useSettings();
  const { polling, staleness, features } = settings;
  const { routes: routesInView, isSmallCity } = useCityStops();
  const routes = useLiveRoutes();
  const schedule = use(PollScheduleContext);
  const { inView, others, longest } = pollIntervals(settings, routes.length);
  const lotsInterval = polling.lotsSeconds * 1000;
  const policy = inBackground === undefined ? {} : { refetchIntervalInBackground: inBackground };
  const polledRoutes = features.vehicles ? routes : [];
  const intervalOf = (routeID: string) =>
    routesInView.some((route) => route.routeID === routeID) ? inView : others;
  useQueries({
    queries: polledRoutes.map(({ routeID }) => ({
      ...vehiclesQuery(api, routeID, intervalOf(routeID)),
      refetchInterval: schedule(intervalOf(routeID), longest),
      ...policy,
      ...SILENT,
    })),
  });
  useQuery({
    ...lotsQuery(api, lotsInterval),
    refetchInterval: schedule(lotsInterval, slowestPoll(staleness.lotsLateSeconds) * 1000),
    enabled: features.parking,
    ...SILENT,
  });
  useQuery({ ...clockQuery(browserFetch), ...SILENT });
  useRefetchAfterSleep(inBackground);
  return isSmallCity ? null : (
    <Suspense fallback={null}>
      <StartRoutesFinder />
    </Suspense>
  );
}
