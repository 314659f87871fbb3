import type { Words } from '../../en/words.ts';
import { capitalized, plural, withArticle } from '../grammar.ts';
import type { Noun } from '../nouns.ts';

const routeNames = (count: number, routes: string) => `${plural(count, 'ruta', 'rutas')} ${routes}`;

export const kioskOf = ({ many, los }: Noun): Words['kiosk'] => ({
  needsStop: 'Para mostrar salidas, agregue una parada a la dirección de esta pantalla: stop=ID.',
  here: 'Usted está aquí',
  onPhone: 'En su teléfono',
  after: (distances) => `luego, ${distances}`,
  at: (stop) => `próxima parada: ${stop}`,
  atShort: (stop) => `próxima: ${stop}`,
  eventAtLot: {
    now: 'evento ahora',
    'maybe-now': 'posible evento',
    soon: 'evento pronto',
    today: 'evento hoy',
  },
  noStopNear: (distance) => `No hay ninguna parada a menos de ${distance} de aquí.`,
  noBusData: `Por ahora no hay datos de ${many}.`,
  noneRunning: `Ahora no hay ${many} en servicio.`,
  notComing: `Sin ${many} ahora:`,
  running: (count) => plural(count, 'en servicio', 'en servicio'),
  bands: { plenty: 'muchos', some: 'algunos', few: 'pocos', full: 'lleno', unknown: 'sin datos' },
  events: {
    now: 'Ahora',
    mayAffectFrom: (time) => `puede afectar el estacionamiento desde ${withArticle(time)}`,
    mayAffect: 'puede afectar el estacionamiento',
  },
  until: (what, end) => `${what} hasta ${withArticle(end)}`,
  untilDay: (what, day) => `${what} hasta el ${day}`,
  onlyUntil: (end) => `Hasta ${withArticle(end)}`,
  onlyUntilDay: (day) => `Hasta el ${day}`,
  unknownRoutes: (count, routeIDs) =>
    `${plural(count, 'La ruta', 'Las rutas')} ${routeIDs} no ${plural(count, 'existe', 'existen')} en esta ciudad.`,
  noStops: (count, stopIDs) =>
    `No ${plural(count, 'existe la parada', 'existen las paradas')} ${stopIDs}.`,
  unservedStops: (count, stopIDs) =>
    `Estas rutas no pasan por ${plural(count, 'la parada', 'las paradas')} ${stopIDs}.`,
  unknownLots: (count, names) =>
    `${plural(count, 'Este estacionamiento no está', 'Estos estacionamientos no están')} en la lista: ${names}.`,
  noLotsOf: (operator) => `No hay estacionamientos de ${operator} en la lista.`,
  lotsOfOthers: (count, names, operator) =>
    `${plural(count, 'Este estacionamiento no es', 'Estos estacionamientos no son')} de ${operator}: ${names}.`,
  busesOld: (count, routes, age) =>
    `${count === 0 ? 'La' : `${capitalized(routeNames(count, routes))}: la`} posición de ${los} es de hace ${age}.`,
  busesLost: (count: number, routes: string, age: string | null) =>
    `${count === 0 ? 'Ahora' : `${capitalized(routeNames(count, routes))}: ahora`} no sabemos dónde están ${los}.${age === null ? '' : ` Los últimos datos son de hace ${age}.`}`,
  busesFrozen: (count, routes, age) =>
    `${count === 0 ? capitalized(los) : `${capitalized(routeNames(count, routes))}: ${los}`} pueden estar en otro lugar: no hay posiciones nuevas desde hace ${age}.`,
  lotsOld: (age) => `Los datos de estacionamiento son de hace ${age}.`,
  lotsFrozen: (age) =>
    `Los datos de estacionamiento no cambian desde hace ${age} y pueden estar desactualizados.`,
  lotsLost: (age: string | null) =>
    `Ahora no hay datos de los estacionamientos.${age === null ? '' : ` Los últimos son de hace ${age}.`}`,
  eventsOld: (age) => `La lista de eventos es de hace ${age}.`,
  eventsLost: 'No se pudieron cargar los eventos.',
  eventsPartial: 'No se pudieron cargar algunos eventos.',
  allLost: (age: string | null) =>
    `Ahora no hay información en vivo.${age === null ? '' : ` Los últimos datos son de hace ${age}.`}`,
  returnsIn: (seconds) => `Vuelve al inicio en ${seconds}`,
});

export const operator: Words['operator'] = {
  heading: 'Esta pantalla',
  status: 'Datos',
  statuses: {
    starting: 'se están cargando',
    ok: 'todos en vivo',
    degraded: 'faltan algunos',
    lost: 'ninguno',
  },
  states: { loading: 'se cargan', ok: 'en vivo', failing: 'fallan', lost: 'perdidos' },
  dataAge: (age) => `de hace ${age}`,
  screen: 'ID de la pantalla',
  version: 'Versión',
  uptime: 'En marcha desde hace',
  reloads: 'Recargas automáticas',
  contextLosses: 'Reinicios del mapa',
  memory: 'Memoria',
  server: 'Servicio de datos',
  parameters: 'Parámetros',
  ignored: 'No se tuvo en cuenta',
  lastError: 'Último error',
  noError: 'ninguno',
  errorAge: (age) => `hace ${age}`,
  closes: (idle) => `Se cierra tras ${idle} sin tocar la pantalla ni una tecla.`,
  leave: 'Salir de la pantalla',
};
