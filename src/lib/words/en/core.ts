import { plural } from './plural.ts';

/**
 * What the page says before and in its first list, in English; the rest of the words come with what
 * says them (decision 0013).
 */
export const first = {
  page: {
    map: 'The map',
    mapLoading: 'The map is loading…',
    title: (city: string) => `${city} buses and parking, live`,
    tagline: 'Buses and parking, live',
    skipToList: 'Skip the map',
    panel: 'What the map shows, as lists',
    tabs: { stops: 'Stops', buses: 'Buses', parking: 'Parking', events: 'Events' },
    loading: 'Loading…',
    retry: 'Try again',
    reload: 'Reload the page',
    reloadFailed: 'The page cannot be reached right now.',
    sheetTaller: 'Show more of the list',
    sheetShorter: 'Show more of the map',
    search: 'The search',
    broken: (part: string) => `${part} stopped working.`,
  },
  failures: {
    unreachable: 'no answer from the service',
    timeout: 'the service took too long',
    http: 'the service reported an error',
    refused: (description: string) => `the service refused: “${description}”`,
    malformed: 'the answer made no sense',
    chunk: 'part of this page did not download',
    since: (clock: string) => `since ${clock}`,
    part: (part: string, why: string) => `${part} could not be loaded: ${why}.`,
    kept: (part: string, why: string, age: string) =>
      `${part} could not be refreshed: ${why}. Shown as of ${age} ago.`,
    dropped: (count: number, formatted: string) =>
      `${formatted} ${plural(count, 'entry was', 'entries were')} unreadable and left out.`,
  },
  routes: {
    heading: 'Routes',
    name: (routeID: string, name: string) => `Route ${routeID}, ${name}`,
    unnamed: (routeID: string) => `Route ${routeID}`,
    more: (count: number, formatted: string) =>
      `${formatted} more ${plural(count, 'route', 'routes')}`,
    fewer: 'Fewer routes',
    none: 'Choose a route to see its stops and buses.',
    destinations: 'Towards',
    allDestinations: 'All',
    moreDestinations: (formatted: string) => `${formatted} more`,
    fewerDestinations: 'Fewer',
  },
  stops: {
    ofRoute: (routeID: string) => `Stops of route ${routeID}`,
    none: 'This route has no stops.',
    untold: 'Where buses from these stops go is not known: all stops are shown.',
    noneTowards: (destination: string) => `No stop has buses towards ${destination}.`,
    stopID: (stopID: string) => `Stop ${stopID}`,
    towards: (destinations: string) => `towards ${destinations}`,
  },
};

export type FirstWords = typeof first;
