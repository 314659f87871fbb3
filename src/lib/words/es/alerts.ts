import type { Words } from '../en.ts';
import { plural } from './grammar.ts';

/** Las alertas de paradas. */
export const watch: Words['watch'] = {
  part: 'Avisos de parada',
  heading: 'Avisarme cuando se acerque un autobús',
  towards: (destination) => `Hacia ${destination}`,
  anyDestination: 'Avisarme de todos los autobuses',
  full: (most) => `Ya recibe avisos de ${most} paradas. Quite una para agregar otra.`,
  why: 'Los avisos funcionan solo mientras esta página está abierta. Recibirá uno por cada autobús que venga hacia aquí.',
  watched: (stop) => `Avisos activados para ${stop}.`,
  leave: (stop) => `Quitar los avisos de ${stop}`,
  waiting: 'Aún no hay autobuses cerca.',
  serving: (count, buses) =>
    `En servicio ahora: ${plural(count, 'autobús', 'autobuses')} ${buses}.`,
  noneServing: 'Ahora no hay autobuses en servicio aquí.',
  more: (count) => `${count} más`,
  stands: (age) => `No se ha movido desde hace ${age}.`,
  notLoaded: 'Ninguna de las rutas elegidas pasa por allí.',
  stopsFailed: 'No se pudieron cargar las paradas, así que no se pueden mostrar sus autobuses.',
  notLive: 'Sin datos en vivo de los autobuses por ahora.',
  next: (bus, stop) => `${bus}: próxima parada, ${stop}.`,
  before: (bus, before, stop) => `${bus}: próxima parada, ${before}, una antes de ${stop}.`,
  soon: (bus, before, stop) => `${bus}: en camino a ${stop}, poco después de ${before}.`,
  bus: (vehicleID, routeID, destination) =>
    `Autobús ${vehicleID} de la ruta ${routeID}${destination === '' ? '' : ` hacia ${destination}`}`,
  title: (routeID, stop) => `${routeID} cerca de ${stop}`,
  notify: 'Avisarme también en segundo plano',
  notifyDenied: 'Su navegador no lo permite.',
};
