import { plural } from '../grammar.ts';

/** Routes that are not shown, or not known. */
export const routeList = {
  close: 'Close',
  showAll: 'Show all routes',
  remove: (count: number, routeIDs: string) =>
    `Remove ${plural(count, 'route', 'routes')} ${routeIDs}`,
};
