import type { Words } from '../en.ts';
import { plural } from './plural.ts';

/** Lo que dice la página de un autobús que alguien espera, en español. */
export const needs: Words['needs'] = {
  label: 'Necesito',
  lift: 'Elevador para sillas de ruedas',
  accessible: 'Accesible para sillas de ruedas',
  bike: 'Portabicicletas',
  wifi: 'Wifi',
  match: (count, matching, total, formatted) =>
    `${matching} de ${formatted} ${plural(total, 'autobús', 'autobuses')} ${plural(count, 'tiene', 'tienen')} lo que necesita.`,
  silent: (count, formatted) =>
    `${formatted} ${plural(count, 'autobús no lo indica', 'autobuses no lo indican')}.`,
  unmet: 'no tiene lo que usted necesita',
  unsaid: 'no indica si tiene lo que usted necesita',
};

export const follow: Words['follow'] = {
  start: 'Seguir en el mapa',
  stop: 'Dejar de seguir',
  following: (vehicleID) => `El mapa sigue al autobús ${vehicleID}.`,
  letGo: 'El mapa ya no sigue al autobús.',
  gone: (vehicleID) => `El autobús ${vehicleID} ya no está en el mapa, así que se dejó de seguir.`,
};

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

export const parkAndRide: Words['parkAndRide'] = {
  stops: (walk) => `Paradas a poca distancia a pie (${walk})`,
  noStops: (walk) => `No se conoce ninguna parada a menos de ${walk} de este estacionamiento.`,
  searching: 'Buscando paradas…',
  searched: (reach) => `Las paradas de rutas no elegidas se conocen hasta ${reach}.`,
  walk: (distance, minutes) => `${distance}, ${minutes} a pie`,
  routes: 'Rutas a poca distancia a pie:',
  due: (count, formatted) => `${formatted} ${plural(count, 'autobús', 'autobuses')} en camino`,
  noneDue: 'Ahora no hay ningún autobús cerca de estas paradas.',
  noRoute: 'Ninguna de las rutas elegidas pasa por estas paradas: no se sabe qué autobuses llegan.',
  lots: (walk) => `Estacionamientos con lugares a poca distancia a pie (${walk})`,
  noLots: (walk) => `No se sabe de ningún estacionamiento con lugares a menos de ${walk}.`,
  lotsThen: 'No se sabe qué estacionamientos cercanos tendrán lugares a la hora elegida.',
  lotsLoading: 'Buscando estacionamientos…',
};
