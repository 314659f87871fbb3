import type { Words } from '../en.ts';
import { plural } from './grammar.ts';

/** Los autobuses. */
export const vehicles: Words['vehicles'] = {
  heading: 'Autobuses',
  part: 'Autobuses',
  count: (count, formatted) => `${formatted} ${plural(count, 'autobús', 'autobuses')}`,
  vehicleID: (vehicleID) => `Autobús ${vehicleID}`,
  toward: (destination) => `hacia ${destination}`,
  next: (stop) => `próxima parada: ${stop}`,
  headingToward: (compass) => `rumbo al ${compass}`,
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
  lastMoved: (age) => `se movió por última vez hace ${age}`,
  hasNotMoved: (age) => `lleva ${age} sin moverse`,
  notSeenMoving: (age) => `sin movimiento desde hace ${age}`,
  near: {
    heading: 'Autobuses cerca de esta parada',
    next: 'Esta es su próxima parada.',
    before: (stop) => `Su próxima parada es ${stop}, una antes de esta.`,
    soon: (stop) => `En camino, poco después de ${stop}.`,
    none: 'Ningún autobús tiene esta como próxima parada.',
    nextHere: (count, formatted, buses) =>
      buses === ''
        ? `Próximos: ${formatted} autobuses`
        : `${plural(count, 'Próximo', 'Próximos')}: ${buses}`,
    noTimes:
      'Los datos en vivo muestran la próxima parada de cada autobús, pero no la hora de llegada.',
  },
  unavailable: (why) => `Sin información por ahora: ${why}.`,
  state: {
    loading: 'Buscando autobuses…',
    live: (buses, age) => `${buses}, actualizado hace ${age}`,
    updated: (age) => `Actualizado hace ${age}`,
    empty: 'No hay autobuses en esta ruta en este momento.',
    noService: (routeID, nextDay) =>
      nextDay === null
        ? `La ruta ${routeID} no tiene servicio hoy.`
        : `La ruta ${routeID} no tiene servicio hoy. Próximo día: ${nextDay}.`,
    delayed: (age) => `Datos atrasados: estas posiciones son de hace ${age}.`,
    delayedHidden: (age) =>
      `Datos atrasados: las últimas posiciones son de hace ${age} y ya no se muestran.`,
    unreachable: (since, why) => `No se puede acceder a los datos en vivo ${since}: ${why}.`,
    shownAsOf: (age) => `Estas posiciones son de hace ${age}.`,
    detailsAsOf: (age) => `Los datos siguientes son de hace ${age}.`,
    frozen: (age) =>
      `Datos sin cambios: el servicio responde, pero ningún autobús se ha movido en ${age}. Puede que los autobuses estén en otro lugar.`,
  },
  ofRoutes: (count, routeIDs) => `${plural(count, 'Ruta', 'Rutas')} ${routeIDs}`,
  liveAgain: 'Datos en vivo de nuevo.',
  announce: {
    loading: 'buscando autobuses',
    live: (buses) => `${buses}, en vivo`,
    empty: 'no hay autobuses en este momento',
    noService: (nextDay) =>
      nextDay === null ? 'sin servicio hoy' : `sin servicio hoy, próximo día: ${nextDay}`,
    delayed: 'los datos de los autobuses están atrasados',
    unreachable: 'no se puede acceder a los datos en vivo',
    frozen: 'los datos de los autobuses no cambian',
  },
  card: {
    route: 'Ruta',
    destination: 'Hacia',
    nextStop: 'Próxima parada',
    heading: 'Rumbo',
    headingUnknown: 'aún desconocido',
    movement: 'Movimiento',
    features: 'A bordo',
    wifiAccess: 'Wi-Fi',
    bikeRack: 'Portabicicletas',
    wheelChairLift: 'Elevador para sillas de ruedas',
    wheelChairAccessible: 'Accesible para sillas de ruedas',
    yes: 'Sí',
    no: 'No',
    unknown: 'Sin información',
    leftRoute: (routeID, age) =>
      `Este autobús dejó la ruta ${routeID} hace ${age}. Los datos siguientes son de su último informe.`,
    routeUnknown: 'No se sabe en qué ruta está este autobús.',
    routeNotShown: (routeID) => `La ruta ${routeID} no se muestra.`,
    showRoute: (routeID) => `Mostrar la ruta ${routeID}`,
    notOnRoute: (routeID) => `Este autobús no está en la ruta ${routeID} en este momento.`,
  },
};

/** Lo que el pasajero necesita a bordo. */
export const needs: Words['needs'] = {
  label: 'Necesito',
  lift: 'Elevador para sillas de ruedas',
  accessible: 'Accesible para sillas de ruedas',
  bike: 'Portabicicletas',
  wifi: 'Wi-Fi',
  match: (count, matching, total, formatted) =>
    `${matching} de ${formatted} ${plural(total, 'autobús', 'autobuses')} ${plural(count, 'tiene', 'tienen')} lo que necesita.`,
  notReportedCount: (count, formatted) =>
    `No hay información de ${formatted} ${plural(count, 'autobús', 'autobuses')}.`,
  unmet: 'no tiene lo que necesita',
  notReported: 'no se sabe si tiene lo que necesita',
};

/** Seguir un autobús en el mapa. */
export const follow: Words['follow'] = {
  start: 'Seguir en el mapa',
  stop: 'Dejar de seguir',
  following: (vehicleID) => `Siguiendo el autobús ${vehicleID}.`,
  stopped: 'Se dejó de seguir el autobús.',
  busLeft: (vehicleID) => `Se dejó de seguir el autobús ${vehicleID} porque ya no está en el mapa.`,
};
