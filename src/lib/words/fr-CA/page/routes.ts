import type { CityWords } from '../../city-words.ts';
import type { PageWords } from '../../en/page/pageWords.ts';
import { plural } from '../grammar.ts';

/** The routes and their destinations. */
export const routesOf = ({ isBusCity, hasVehicles }: CityWords): PageWords['routes'] => ({
  heading: 'Lignes',
  name: (routeID, name) => `Ligne ${routeID}, ${name}`,
  unnamed: (routeID) => `Ligne ${routeID}`,
  all: 'Toutes les lignes',
  none: `Choisissez une ligne pour voir ses arrêts${hasVehicles ? ` et ses ${isBusCity ? 'bus' : 'véhicules'}` : ''}.`,
  start: (count, routeIDs) =>
    `Tous les ${isBusCity ? 'bus' : 'véhicules'} sont sur la carte. Les arrêts affichés sont ceux ${plural(count, 'de la ligne', 'des lignes')} ${routeIDs}.`,
  unknown: (count, routeIDs) =>
    `${plural(count, 'La ligne', 'Les lignes')} ${routeIDs} ${plural(count, 'n’existe pas', 'n’existent pas')}.`,
  destinations: 'Direction',
  allDestinations: 'Toutes',
  moreDestinations: (formatted) => `${formatted} de plus`,
  fewerDestinations: 'Moins',
});
