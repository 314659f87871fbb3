import type { CityWords } from '../../city-words.ts';
import type { Formats } from '../../formats.ts';
import { plural } from '../grammar.ts';

function tagline({ isBusCity, hasVehicles, hasParking }: CityWords): string {
  const live = hasVehicles && (isBusCity ? 'buses' : 'vehicles');
  if (live === false) return hasParking ? 'Stops and live parking' : 'Routes and stops';
  return `Live ${live}${hasParking ? ' and parking' : ''}`;
}

/** The frame of the page: its tabs, its map's place and what every part says while it loads or fails. */
const pageOf = (city: CityWords) => ({
  /** Of the text: ltr or rtl. */
  direction: 'ltr',
  map: 'The map',
  mapLoading: 'Loading the map…',
  /** `what`: the list that a frame is called by. Left out: all that the city has. */
  title: (name: string, what: string | undefined = tagline(city)) => `${what} in ${name}`,
  tagline: tagline(city),
  skipToList: 'Skip to the list',
  panel: 'Lists and details',
  tabs: {
    departures: 'Departures',
    stops: 'Stops',
    vehicles: city.isBusCity ? 'Buses' : 'Vehicles',
    lots: 'Parking',
    events: 'Events',
    notices: 'Notices',
  },
  loading: 'Loading…',
  retry: 'Try again',
  reload: 'Reload page',
  reloadFailed: "The page can't be reached right now. Try again in a moment.",
  sheetTaller: 'Show more of the list',
  sheetShorter: 'Show more of the map',
  search: 'The search',
  partFailed: (part: string) => `${part} can't be shown because of an error.`,
  back: 'Back to the list',
  openFullMap: 'Open the full map',
  newWindow: 'opens in a new tab',
});

/** The routes and their destinations. */
const routesOf = ({ isBusCity, hasVehicles }: CityWords) => ({
  heading: 'Routes',
  name: (routeID: string, name: string) => `Route ${routeID}, ${name}`,
  unnamed: (routeID: string) => `Route ${routeID}`,
  all: 'All routes',
  none: `Choose a route to see its stops${hasVehicles ? ` and ${isBusCity ? 'buses' : 'vehicles'}` : ''}.`,
  start: (count: number, routeIDs: string) =>
    `All ${isBusCity ? 'buses' : 'vehicles'} are on the map. The stops below are on ${plural(count, 'route', 'routes')} ${routeIDs}.`,
  unknown: (count: number, routeIDs: string) =>
    `${plural(count, "There's no route", 'There are no routes')} ${routeIDs}.`,
  destinations: 'Toward',
  allDestinations: 'All',
  moreDestinations: (formatted: string) => `${formatted} more`,
  fewerDestinations: 'Fewer',
});

/** Why something could not be loaded. */
const failures = {
  unreachable: "the service isn't responding",
  timeout: 'the service took too long to respond',
  http: 'the service reported an error',
  refused: (description: string) => `the service refused the request: “${description}”`,
  malformed: "the response couldn't be read",
  chunk: "part of this page didn't download",
  since: (clock: string) => `since ${clock}`,
  part: (part: string, why: string) => `${part} couldn't be loaded: ${why}.`,
  stale: (part: string, why: string, age: string) =>
    `${part} couldn't be updated: ${why}. Showing data from ${age} ago.`,
};

/** The lists of stops. */
const stops = {
  favorites: 'Your stops',
  ofRoute: (routeID: string) => `Stops on route ${routeID}`,
  stopID: (stopID: string) => `Stop ${stopID}`,
  exitOnly: (destinations: string) => `exit only toward ${destinations}`,
  toward: (destinations: string) => `toward ${destinations}`,
};

/** The words of the page's frame and of the stop list, in English (decision 0063). */
export const pageWordsFor = (city: CityWords) => ({
  page: pageOf(city),
  failures,
  routes: routesOf(city),
  stops,
});

export interface PageWords extends ReturnType<typeof pageWordsFor> {
  /** Changes words that load later as these were changed for the city (`adaptWords`). */
  readonly adapt?: <W extends object>(words: W) => W;
  /** Changes what `Intl` writes to what people of the language write, if that differs. */
  readonly reword?: (formats: Formats) => Formats;
}
