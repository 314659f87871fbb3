import { plural } from './grammar.ts';

/** The search. */
export const searching = {
  label: 'Search routes, stops, buses, lots and events',
  hint: 'Search, or stop number',
  close: 'Close the search',
  results: 'Search results',
  kinds: {
    route: 'Routes',
    stop: 'Stops',
    vehicle: 'Buses',
    lot: 'Parking lots',
    event: 'Events',
  },
  count: (count: number, formatted: string) => `${formatted} ${plural(count, 'result', 'results')}`,
  some: (kind: string, shown: string, all: string) => `${kind}: ${shown} of ${all}`,
  none: (text: string) => `Nothing found for “${text}”.`,
  noneOfRest: (text: string) => `Nothing found for “${text}” in what could be searched.`,
  unsearched: (part: string, why: string) => `${part} could not be searched: ${why}.`,
  wider: 'Search the stops of all routes',
};
