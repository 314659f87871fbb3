import type { Words } from '../../en.ts';
import { plural } from '../grammar/grammar.ts';

/** La lista de todas las rutas de una ciudad grande. */
export const routeList: Words['routeList'] = {
  search: 'Buscar una ruta',
  close: 'Cerrar',
  done: 'Listo',
  clear: 'Quitar todas',
  chosen: (count, formatted) => `${formatted} ${plural(count, 'ruta elegida', 'rutas elegidas')}`,
  found: (count, formatted) =>
    `${formatted} ${plural(count, 'ruta encontrada', 'rutas encontradas')}`,
  range: (from, to) => `${from}\u202f–\u202f${to}`,
  near: (routeIDs, place) => {
    const places = {
      point: 'de este punto',
      rider: 'de usted',
      map: 'del centro del mapa',
      center: 'del centro de la ciudad',
    };
    return `Rutas cerca ${places[place]}: ${routeIDs}.`;
  },
  others: 'Otras rutas',
  showAll: 'Mostrar todas las rutas',
  remove: (count, routeIDs) => `Quitar ${plural(count, 'la ruta', 'las rutas')} ${routeIDs}`,
};
