import { vehicleLimits } from '../../api/feeds/vehicleHealth.ts';
import { vehiclesQuery } from '../../api/queries/live-queries.ts';
import { VEHICLES_KEY } from '../../api/queries/query-keys.ts';
import type { Subject } from '../../api/Subject.ts';
import { pollIntervals } from './feed/poll-intervals.ts';

export const VEHICLES = {
  name: 'vehicles',
  limits: vehicleLimits,
  live: {
    queryKey: VEHICLES_KEY,
    isForAlerts: true,
    polls: ({ api, settings, routes, routesInView }) => {
      const { inView, others, longest } = pollIntervals(settings, routes.length);
      return routes.map((route) => ({
        query: vehiclesQuery(api, route.routeID, false),
        interval: routesInView.includes(route) ? inView : others,
        longest,
      }));
    },
  },
} satisfies Subject;
