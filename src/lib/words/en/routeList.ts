import { plural } from './grammar.ts';

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
  near: (routeIDs: string, isPoint: boolean) =>
    `Showing routes near ${isPoint ? 'this point' : 'the city center'}: ${routeIDs}.`,
  others: 'Other routes',
};
