import type { RouteSettings } from '../../../src/contract/settings/settings.ts';
import { BIG_CITY, BIG_CITY_ROUTES } from './big-city.ts';

function withoutDestinations(route: RouteSettings): RouteSettings {
  const settings = { ...route };
  delete settings.destinations;
  return settings;
}

/** The settings of `bigCity` as they come from a feed: a route has no destinations and no line. */
export const FEED_CITY = {
  ...BIG_CITY,
  routes: BIG_CITY_ROUTES.map(withoutDestinations),
  startRoutes: ['Red', 'WTAXI'],
};

/** Where the routes 8A, 8B and Streetcar stop, and no other. */
export const AT_STOPS = '43.07357,-89.40126';

/** 1,300 feet south of these stops: a single circle of the interface finds none. */
export const NEAR_STOPS = '43.07,-89.40126';

/** Six miles from any stop. */
export const FAR_AWAY = '43.0,-89.50';
