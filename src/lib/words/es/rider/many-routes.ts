import type { Words } from '../../en/words.ts';
import { plural } from '../grammar.ts';

/** Las rutas de una ciudad grande: las del comienzo y el cuadro con todas. */
export const manyRoutes: Words['manyRoutes'] = {
  search: 'Buscar una ruta',
  done: 'Listo',
  clear: 'Quitar todas',
  chosen: (count, formatted) => `${formatted} ${plural(count, 'ruta elegida', 'rutas elegidas')}`,
  found: (count, formatted) =>
    `${formatted} ${plural(count, 'ruta encontrada', 'rutas encontradas')}`,
  range: (from, to) => `${from}\u202f–\u202f${to}`,
  others: 'Otras rutas',
  near: (routeIDs, place) => {
    const places = {
      point: 'de este punto',
      rider: 'de usted',
      map: 'del centro del mapa',
      center: 'del centro de la ciudad',
    };
    return `Rutas cerca ${places[place]}: ${routeIDs}.`;
  },
};
