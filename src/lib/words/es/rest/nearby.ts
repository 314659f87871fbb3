import type { Words } from '../../en/words.ts';
import { plural } from '../grammar.ts';
import type { Noun } from '../nouns.ts';

export const nearby: Words['nearby'] = {
  heading: 'Cerca',
  part: 'Paradas cercanas',
  start: 'Toque el mapa, o selecciónelo y presione Enter, para buscar paradas cercanas.',
  searching: 'Buscando…',
  found: (count, formatted, radius) =>
    `${formatted} ${plural(count, 'parada', 'paradas')} a menos de ${radius}`,
  none: (radius) => `No hay paradas a menos de ${radius} de este punto.`,
  nearest: 'La parada más cercana de las rutas elegidas:',
  away: (stop, distance) => `${stop}, a ${distance}`,
  walk: (distance, minutes) => `${distance}, ${minutes} a pie`,
  here: 'En este punto',
  radius: 'Radio de búsqueda',
  clear: 'Borrar la búsqueda',
  widening: 'Hay pocas paradas cerca. Buscando más lejos…',
  widened: (least, reach) =>
    `Hay pocas paradas a menos de ${least}, así que se amplió la búsqueda a ${reach}.`,
  partOfArea: 'Una parte de la zona',
  incomplete: 'No se pudo buscar en una parte de la zona.',
};

export const stopOf = ({ los }: Noun): Words['stop'] => ({
  unknown: (stopID) => `No existe la parada ${stopID}.`,
  nearby: 'Paradas cerca de esta',
  byReservation: 'Solo con reserva.',
  timetable: 'Horario',
  routesNotSelected: `Ninguna de las rutas elegidas pasa por aquí, así que no se muestran ${los} de esta parada.`,
  findRoutes: (stops) =>
    plural(stops, 'Buscar rutas de esta parada', 'Buscar rutas de estas paradas'),
  findOtherRoutes: (stops) =>
    plural(stops, 'Buscar otras rutas de esta parada', 'Buscar otras rutas de estas paradas'),
  findingRoutes: 'Buscando rutas…',
  routesHere: (count, routeIDs) =>
    `${plural(count, 'La ruta', 'Las rutas')} ${routeIDs} ${plural(count, 'pasa', 'pasan')} por aquí.`,
  noRoutes: 'Ninguna de las rutas de esta página pasa por aquí.',
  noTimes: 'Este servicio no publica horas de salida.',
  instead: (name) => `Use ${name}`,
  noOtherRoutes: 'Ninguna de las otras rutas de esta página pasa por aquí.',
  stopsOfRoutes: (count, routeIDs) =>
    `Paradas de ${plural(count, 'la ruta', 'las rutas')} ${routeIDs}`,
});
