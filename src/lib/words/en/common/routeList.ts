import { plural } from '../grammar/grammar.ts';

/** The place whose nearby routes a large city's page shows first. */
export type StartPlace = 'point' | 'rider' | 'map' | 'center';

/** The list of all routes of a large city. */
export const routeList = {
  search: 'Find a route',
  close: 'Close',
  done: 'Done',
  clear: 'Remove all',
  chosen: (count: number, formatted: string) =>
    `${formatted} ${plural(count, 'route', 'routes')} selected`,
  found: (count: number, formatted: string) =>
    `${formatted} ${plural(count, 'route', 'routes')} found`,
  range: (from: string, to: string) => `${from}\u202f–\u202f${to}`,
  near: (routeIDs: string, place: StartPlace) => {
    const places = {
      point: 'this point',
      rider: 'you',
      map: 'the middle of the map',
      center: 'the city center',
    };
    return `Showing routes near ${places[place]}: ${routeIDs}.`;
  },
  others: 'Other routes',
  showAll: 'Show all routes',
  remove: (count: number, routeIDs: string) =>
    `Remove ${plural(count, 'route', 'routes')} ${routeIDs}`,
};
