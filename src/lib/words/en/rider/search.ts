import type { CityWords } from '../../city-words.ts';
import { capitalized, plural } from '../grammar.ts';
import type { Noun } from '../nouns.ts';

/** Names everything that the search finds: "routes, stops, buses, lots, and events", or fewer of them. */
function searchedData({ hasVehicles, hasParking }: CityWords, { many }: Noun): string {
  if (hasParking) return `routes, stops, ${hasVehicles ? `${many}, ` : ''}lots, and events`;
  return hasVehicles ? `routes, stops, and ${many}` : 'routes and stops';
}

/** The search. */
export const searchOf = (city: CityWords, noun: Noun) => ({
  label: `Search ${searchedData(city, noun)}`,
  hint: 'Name or stop number',
  close: 'Close search',
  results: 'Search results',
  kinds: {
    route: 'Routes',
    stop: 'Stops',
    destination: 'Destinations',
    vehicle: capitalized(noun.many),
    lot: 'Parking lots',
    event: 'Events',
  },
  count: (count: number, formatted: string) => `${formatted} ${plural(count, 'result', 'results')}`,
  shownOf: (kind: string, shown: string, all: string) => `${kind}: ${shown} of ${all}`,
  none: (text: string) => `No results for “${text}”.`,
  noneInSearched: (text: string) =>
    `No results for “${text}”, but not everything could be searched.`,
  partFailed: (part: string, why: string) => `${part} couldn't be searched: ${why}.`,
});

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
