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
  near: (routeIDs: string, place: StartPlace) => {
    const places = {
      point: 'this point',
      rider: 'you',
      map: 'the middle of the map',
      center: 'the city center',
    };
    return `Showing routes near ${places[place]}: ${routeIDs}.`;
  },
};
