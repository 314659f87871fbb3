import type { Words } from '../../en/words.ts';
import { capitalized, withPeriod, plural } from '../grammar.ts';
import type { Noun } from '../nouns.ts';

export const vehiclesOf = ({ one, many, los, este, ningun }: Noun): Words['vehicles'] => ({
  heading: capitalized(many),
  kind: capitalized(one),
  part: capitalized(many),
  count: (count, formatted) => `${formatted} ${plural(count, one, many)}`,
  vehicleID: (vehicleID) => `${capitalized(one)} ${vehicleID}`,
  onRoute: (vehicleID, routeID, destination) =>
    `${capitalized(one)} ${vehicleID} de la ruta ${routeID}${destination === '' ? '' : ` hacia ${destination}`}`,
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
  notMoving: (age) => `Lleva ${age} sin moverse.`,
  notPublished: 'Aquí no se publican posiciones en vivo.',
  unavailable: (why) => `Sin información por ahora: ${why}.`,
  state: {
    loading: `Buscando ${many}…`,
    live: (counted, age) => `${counted}, actualizado hace ${age}`,
    updated: (age) => `Actualizado hace ${age}`,
    empty: `No hay ${many} en esta ruta en este momento.`,
    noService: (routeID, nextDay) =>
      nextDay === null
        ? `La ruta ${routeID} no tiene servicio hoy.`
        : withPeriod(`La ruta ${routeID} no tiene servicio hoy. Próximo día: ${nextDay}`),
    delayed: (age) => `Datos atrasados: estas posiciones son de hace ${age}.`,
    delayedHidden: (age) =>
      `Datos atrasados: las últimas posiciones son de hace ${age} y ya no se muestran.`,
    unreachable: (since, why) => `No se puede acceder a los datos en vivo (${since}): ${why}.`,
    shownAsOf: (age) => `Estas posiciones son de hace ${age}.`,
    detailsAsOf: (age) => `Los datos siguientes son de hace ${age}.`,
    frozen: (age) =>
      `Datos sin cambios: el servicio responde, pero ${ningun} se ha movido en ${age}. Puede que ${los} estén en otro lugar.`,
  },
  liveAgain: 'Datos en vivo de nuevo.',
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
      `${capitalized(este)} dejó la ruta ${routeID} hace ${age}. Los datos siguientes son de su último informe.`,
    routeUnknown: `No se sabe en qué ruta está ${este}.`,
    routeNotShown: (routeID) => `La ruta ${routeID} no se muestra.`,
    showRoute: (routeID) => `Mostrar la ruta ${routeID}`,
    notOnRoute: (routeID) => `${capitalized(este)} no está en la ruta ${routeID} en este momento.`,
  },
});

export const needsOf = ({ one, many }: Noun): Words['needs'] => ({
  label: 'Necesito',
  lift: 'Elevador para sillas de ruedas',
  accessible: 'Accesible para sillas de ruedas',
  bike: 'Portabicicletas',
  wifi: 'Wi-Fi',
  match: (count, matching, total, formatted) =>
    `${matching} de ${formatted} ${plural(total, one, many)} ${plural(count, 'tiene', 'tienen')} lo que necesita.`,
  notReportedCount: (count, formatted) =>
    `No hay información de ${formatted} ${plural(count, one, many)}.`,
  unmet: 'no tiene lo que necesita',
  notReported: 'no se sabe si tiene lo que necesita',
});

export const followOf = ({ el }: Noun): Words['follow'] => ({
  start: 'Seguir en el mapa',
  stop: 'Dejar de seguir',
  following: (vehicleID) => `Siguiendo ${el} ${vehicleID}.`,
  stopped: `Se dejó de seguir ${el}.`,
  busLeft: (vehicleID) => `Se dejó de seguir ${el} ${vehicleID} porque ya no está en el mapa.`,
});
