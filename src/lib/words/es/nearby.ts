import type { Words } from '../en.ts';
import { plural } from './grammar.ts';

/** Las paradas cercanas a un lugar. */
export const nearby: Words['nearby'] = {
  heading: 'Cerca',
  part: 'Paradas cercanas',
  start:
    'Toque el mapa, o selecciónelo y presione Enter, para ver las paradas cercanas a un lugar.',
  searching: 'Buscando…',
  found: (count, formatted, radius) =>
    `${formatted} ${plural(count, 'parada', 'paradas')} a menos de ${radius}`,
  none: (radius) => `No hay paradas a menos de ${radius} de este punto.`,
  nearest: 'La parada más cercana de las rutas elegidas:',
  away: (stop, distance) => `${stop}, a ${distance}`,
  walk: (distance, minutes) => `${distance}, ${minutes} a pie`,
  radius: 'Radio de búsqueda',
  clear: 'Borrar la búsqueda',
  widening: 'Hay pocas paradas tan cerca. Buscando más lejos…',
  widened: (least, reach) =>
    `Se buscó hasta ${reach}, porque hay pocas paradas a menos de ${least}.`,
  somePart: 'Una parte de la zona',
  incomplete: 'No se pudo buscar en una parte de la zona.',
};

/** Una parada y sus rutas. */
export const stop: Words['stop'] = {
  unknown: (stopID) => `No existe la parada ${stopID}.`,
  nearby: 'Paradas cerca de esta',
  unserved: 'Ninguna de las rutas elegidas pasa por aquí: no se sabe de sus autobuses.',
  findRoutes: 'Buscar sus rutas',
  findOtherRoutes: 'Buscar sus otras rutas',
  findingRoutes: 'Buscando sus rutas…',
  routesHere: (count, routeIDs) =>
    `${plural(count, 'La ruta', 'Las rutas')} ${routeIDs} ${plural(count, 'pasa', 'pasan')} por aquí.`,
  noRoutes: 'Ninguna ruta que esta página conozca pasa por aquí.',
  noOtherRoutes: 'Ninguna otra ruta que esta página conozca pasa por aquí.',
  stopsOfRoutes: (count, routeIDs) =>
    `Paradas de ${plural(count, 'la ruta', 'las rutas')} ${routeIDs}`,
};
