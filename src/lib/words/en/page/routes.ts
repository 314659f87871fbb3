import type { CityWords } from '../../city-words.ts';
import { plural } from '../grammar.ts';

/** The routes and their destinations. */
export const routesOf = ({ isBusCity, hasVehicles }: CityWords) => ({
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
