import type { CityWords } from '../../city-words.ts';
import type { PageWords } from '../../en/page/pageWords.ts';
import { plural } from '../grammar.ts';

/** Las rutas y sus destinos. */
export const routesOf = ({ isBusCity, hasVehicles }: CityWords): PageWords['routes'] => ({
  heading: 'Rutas',
  name: (routeID, name) => `Ruta ${routeID}, ${name}`,
  unnamed: (routeID) => `Ruta ${routeID}`,
  all: 'Todas las rutas',
  none: `Elija una ruta para ver sus paradas${hasVehicles ? ` y ${isBusCity ? 'autobuses' : 'vehículos'}` : ''}.`,
  start: (count, routeIDs) =>
    `Todos los ${isBusCity ? 'autobuses' : 'vehículos'} están en el mapa. Las paradas de abajo son de ${plural(count, 'la ruta', 'las rutas')} ${routeIDs}.`,
  unknown: (count, routeIDs) =>
    `${plural(count, 'No existe la ruta', 'No existen las rutas')} ${routeIDs}.`,
  destinations: 'Hacia',
  allDestinations: 'Todos',
  moreDestinations: (formatted) => `${formatted} más`,
  fewerDestinations: 'Menos',
});
