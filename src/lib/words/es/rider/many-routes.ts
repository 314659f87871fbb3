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
  near: {
    point: (routeIDs) => `Rutas cerca de este punto: ${routeIDs}.`,
    rider: (routeIDs) => `Rutas cerca de usted: ${routeIDs}.`,
    map: (routeIDs) => `Rutas cerca del centro del mapa: ${routeIDs}.`,
    center: (routeIDs) => `Rutas cerca del centro de la ciudad: ${routeIDs}.`,
  },
};
