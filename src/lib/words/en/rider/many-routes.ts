import { plural } from '../grammar.ts';

/** The place whose nearby routes a large city's page shows first. */
export type StartPlace = 'point' | 'rider' | 'map' | 'center';

/** The routes of a large city: those shown at the start, and the dialog with all. */
export const manyRoutes = {
  search: 'Find a route',
  done: 'Done',
  clear: 'Remove all',
  chosen: (count: number, formatted: string) =>
    `${formatted} ${plural(count, 'route', 'routes')} selected`,
  found: (count: number, formatted: string) =>
    `${formatted} ${plural(count, 'route', 'routes')} found`,
  range: (from: string, to: string) => `${from}\u202f–\u202f${to}`,
  others: 'Other routes',
  near: {
    point: (routeIDs: string) => `Showing routes near this point: ${routeIDs}.`,
    rider: (routeIDs: string) => `Showing routes near you: ${routeIDs}.`,
    map: (routeIDs: string) => `Showing routes near the middle of the map: ${routeIDs}.`,
    center: (routeIDs: string) => `Showing routes near the city center: ${routeIDs}.`,
  },
};
