import type { Words } from '../en.ts';
import { plural } from './grammar.ts';

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
  near: (routeIDs, isPoint) =>
    `Rutas cerca ${isPoint ? 'de este punto' : 'del centro de la ciudad'}: ${routeIDs}.`,
  others: 'Otras rutas',
};
