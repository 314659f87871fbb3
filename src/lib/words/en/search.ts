import { plural } from './grammar.ts';

/** The search. */
export const search = {
  label: 'Search routes, stops, buses, lots, and events',
  hint: 'Name or stop number',
  close: 'Close search',
  results: 'Search results',
  kinds: {
    route: 'Routes',
    stop: 'Stops',
    vehicle: 'Buses',
    lot: 'Parking lots',
    event: 'Events',
  },
  count: (count: number, formatted: string) => `${formatted} ${plural(count, 'result', 'results')}`,
  shownOf: (kind: string, shown: string, all: string) => `${kind}: ${shown} of ${all}`,
  none: (text: string) => `No results for “${text}”.`,
  noneInSearched: (text: string) =>
    `No results for “${text}”, but not everything could be searched.`,
  partFailed: (part: string, why: string) => `${part} couldn't be searched: ${why}.`,
  allRoutes: 'Search stops on all routes',
};
