import type { Words } from '../en.ts';
import { plural } from './grammar.ts';

/** Los autobuses. */
export const vehicles: Words['vehicles'] = {
  heading: 'Autobuses',
  part: 'Autobuses',
  count: (count, formatted) => `${formatted} ${plural(count, 'autobús', 'autobuses')}`,
  vehicleID: (vehicleID) => `Autobús ${vehicleID}`,
  towards: (destination) => `hacia ${destination}`,
  next: (stop) => `próxima parada: ${stop}`,
  heads: (compass) => `rumbo al ${compass}`,
  compass: {
    n: 'norte',
    ne: 'noreste',
    e: 'este',
    se: 'sureste',
    s: 'sur',
    sw: 'suroeste',
    w: 'oeste',
    nw: 'noroeste',
  },
  lastMoved: (age) => `se movió hace ${age}`,
  hasNotMoved: (age) => `no se ha movido en ${age}`,
  notSeenMoving: (age) => `no se vio movimiento en ${age}`,
  near: {
    heading: 'Autobuses cerca de esta parada',
    next: 'Su próxima parada es esta.',
    before: (stop) => `Su próxima parada es ${stop}, una antes de esta.`,
    soon: (stop) => `En camino, poco después de ${stop}.`,
    none: 'Ningún autobús tiene esta como próxima parada.',
    nextHere: (count, formatted, buses) =>
      buses === ''
        ? `Próximos: ${formatted} autobuses`
        : `${plural(count, 'Viene el', 'Vienen los')} ${buses}`,
    noTimes:
      'Los datos en vivo muestran la próxima parada de cada autobús, pero no la hora de llegada.',
  },
  notKnown: (why) => `No se sabe ahora: ${why}.`,
  state: {
    loading: 'Buscando autobuses…',
    live: (buses, age) => `${buses}, actualizado hace ${age}`,
    updated: (age) => `Actualizado hace ${age}`,
    empty: 'Ahora no hay autobuses en esta ruta.',
    delayed: (age) => `Datos atrasados: estas posiciones son de hace ${age}.`,
    delayedHidden: (age) =>
      `Datos atrasados: las últimas posiciones son de hace ${age} y ya no se muestran.`,
    unreachable: (since, why) => `Sin conexión ${since}: ${why}.`,
    shownAsOf: (age) => `Estas posiciones son de hace ${age}.`,
    followsAsOf: (age) => `Lo que sigue es de hace ${age}.`,
    frozen: (age) =>
      `Sin cambios: el servicio responde, pero ningún autobús se ha movido en ${age}. Pueden estar en otro lugar.`,
  },
  ofRoutes: (count, routeIDs) => `${plural(count, 'Ruta', 'Rutas')} ${routeIDs}`,
  areLive: 'Los autobuses están en vivo.',
  announce: {
    loading: 'buscando autobuses',
    live: (buses) => `${buses}, en vivo`,
    empty: 'ahora no hay autobuses',
    delayed: 'las posiciones de los autobuses llegan atrasadas',
    unreachable: 'no hay conexión con los autobuses',
    frozen: 'las posiciones de los autobuses no cambian',
  },
  card: {
    route: 'Ruta',
    destination: 'Hacia',
    nextStop: 'Próxima parada',
    heading: 'Rumbo',
    headingUnknown: 'no se sabe hasta que se mueva',
    moved: 'Movimiento',
    features: 'A bordo',
    wifiAccess: 'Wifi',
    bikeRack: 'Portabicicletas',
    wheelChairLift: 'Elevador para sillas de ruedas',
    wheelChairAccessible: 'Accesible para sillas de ruedas',
    yes: 'sí',
    no: 'no',
    unknown: 'no se sabe',
    left: (routeID, age) =>
      `Este autobús dejó la ruta ${routeID} hace ${age}. Lo que sigue es lo último que se supo de él.`,
    routeUnknown: 'No se sabe en qué ruta va este autobús.',
    routeNotShown: (routeID) => `La ruta ${routeID} no se muestra.`,
    showRoute: (routeID) => `Mostrar la ruta ${routeID}`,
    absent: (routeID) => `Este autobús no está ahora en la ruta ${routeID}.`,
  },
};

/** Lo que el pasajero necesita a bordo. */
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

/** Seguir un autobús en el mapa. */
export const follow: Words['follow'] = {
  start: 'Seguir en el mapa',
  stop: 'Dejar de seguir',
  following: (vehicleID) => `El mapa sigue al autobús ${vehicleID}.`,
  letGo: 'El mapa ya no sigue al autobús.',
  gone: (vehicleID) => `El autobús ${vehicleID} ya no está en el mapa, así que se dejó de seguir.`,
};
