import type { PageWords } from '../en/pageWords.ts';
import { plural } from './grammar.ts';

/** Las rutas y sus destinos. */
export const routes: PageWords['routes'] = {
  heading: 'Rutas',
  name: (routeID, name) => `Ruta ${routeID}, ${name}`,
  unnamed: (routeID) => `Ruta ${routeID}`,
  more: (count, formatted) => `${formatted} ${plural(count, 'ruta', 'rutas')} más`,
  fewer: 'Menos rutas',
  none: 'Elija una ruta para ver sus paradas y autobuses.',
  destinations: 'Hacia',
  allDestinations: 'Todos',
  moreDestinations: (formatted) => `${formatted} más`,
  fewerDestinations: 'Menos',
};
