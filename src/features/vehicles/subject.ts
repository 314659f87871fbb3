import { vehiclesQuery } from '../../api/queries/live-queries.ts';
import { VEHICLES_KEY } from '../../api/queries/query-keys.ts';
import type { Subject } from '../../api/Subject.ts';
import type { Settings } from '../../contract/settings.ts';
import { pollIntervals } from './feed/poll-intervals.ts';

/** In seconds. Buses are hidden at their limit, and not only after it. */
const MILLISECOND = 0.001;

export const VEHICLES = {
  name: 'vehicles',
  limits: ({
    vehiclesLateSeconds,
    vehiclesGoneSeconds,
  }: Pick<Settings['staleness'], 'vehiclesLateSeconds' | 'vehiclesGoneSeconds'>) => ({
    lateAfter: vehiclesLateSeconds,
    lostAfter: vehiclesGoneSeconds - MILLISECOND,
  }),
  live: {
    queryKey: VEHICLES_KEY,
    isForAlerts: true,
    polls: ({ api, settings, routes, routesInView }) => {
      const { inView, others, longest } = pollIntervals(settings, routes.length);
      return routes.map(({ routeID }) => {
        const isInView = routesInView.some((route) => route.routeID === routeID);
        const interval = isInView ? inView : others;
        return { query: vehiclesQuery(api, routeID, interval), interval, longest };
      });
    },
    nameOf: (routeID, { routes }) => routes.unnamed(routeID),
  },
} satisfies Subject;
