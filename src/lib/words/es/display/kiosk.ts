import { capitalized, plural, withArticle } from '../grammar.ts';
import type { Noun } from '../nouns.ts';

const routeNames = (count: number, routes: string) => `${plural(count, 'ruta', 'rutas')} ${routes}`;

export const kioskOf = ({ many, los, ningun }: Noun) => ({
  here: 'Usted está aquí',
  onPhone: 'En su teléfono',
  now: 'ahora',
  nextStop: 'próxima parada',
  stopsAway: (count: number) => plural(count, 'parada', 'paradas'),
  after: (distances: string) => `luego, ${distances}`,
  thenAway: (count: number, formatted: string) =>
    `a ${formatted} ${plural(count, 'parada', 'paradas')}`,
  at: (stop: string) => `próxima parada: ${stop}`,
  atShort: (stop: string) => `próxima: ${stop}`,
  eventAtLot: {
    now: 'evento ahora',
    'maybe-now': 'posible evento',
    soon: 'evento pronto',
    today: 'evento hoy',
  },
  coming: `${capitalized(many)} a esta parada`,
  noneComing: `En este momento no viene ${ningun}.`,
  noStopNear: (distance: string) => `No hay ninguna parada a menos de ${distance} de aquí.`,
  noBusData: `Por ahora no hay datos de ${many}.`,
  noneRunning: `Ahora no hay ${many} en servicio.`,
  notComing: `Sin ${many} ahora:`,
  running: (count: number) => plural(count, 'en servicio', 'en servicio'),
  bands: { plenty: 'muchos', some: 'algunos', few: 'pocos', full: 'lleno', unknown: 'sin datos' },
  events: {
    now: 'Ahora',
    mayAffectFrom: (time: string) => `puede afectar el estacionamiento desde ${withArticle(time)}`,
    mayAffect: 'puede afectar el estacionamiento',
  },
  until: (what: string, end: string) => `${what} hasta ${withArticle(end)}`,
  untilDay: (what: string, day: string) => `${what} hasta el ${day}`,
  onlyUntil: (end: string) => `Hasta ${withArticle(end)}`,
  onlyUntilDay: (day: string) => `Hasta el ${day}`,
  unknownRoutes: (count: number, routeIDs: string) =>
    `${plural(count, 'La ruta', 'Las rutas')} ${routeIDs} no ${plural(count, 'existe', 'existen')} en esta ciudad.`,
  noStops: (count: number, stopIDs: string) =>
    `No ${plural(count, 'existe la parada', 'existen las paradas')} ${stopIDs}.`,
  unservedStops: (count: number, stopIDs: string) =>
    `Estas rutas no pasan por ${plural(count, 'la parada', 'las paradas')} ${stopIDs}.`,
  unknownLots: (count: number, names: string) =>
    `${plural(count, 'Este estacionamiento no está', 'Estos estacionamientos no están')} en la lista: ${names}.`,
  noLotsOf: (operator: string) => `No hay estacionamientos de ${operator} en la lista.`,
  lotsOfOthers: (count: number, names: string, operator: string) =>
    `${plural(count, 'Este estacionamiento no es', 'Estos estacionamientos no son')} de ${operator}: ${names}.`,
  busesOld: (count: number, routes: string, age: string) =>
    `${count === 0 ? 'La' : `${capitalized(routeNames(count, routes))}: la`} posición de ${los} es de hace ${age}.`,
  busesLost: (count: number, routes: string, age: string | null) =>
    `${count === 0 ? 'Ahora' : `${capitalized(routeNames(count, routes))}: ahora`} no sabemos dónde están ${los}.${age === null ? '' : ` Los últimos datos son de hace ${age}.`}`,
  busesFrozen: (count: number, routes: string, age: string) =>
    `${count === 0 ? capitalized(los) : `${capitalized(routeNames(count, routes))}: ${los}`} pueden estar en otro lugar: no hay posiciones nuevas desde hace ${age}.`,
  lotsOld: (age: string) => `Los datos de estacionamiento son de hace ${age}.`,
  lotsFrozen: (age: string) =>
    `Los datos de estacionamiento no cambian desde hace ${age} y pueden estar desactualizados.`,
  lotsLost: (age: string | null) =>
    `Ahora no hay datos de los estacionamientos.${age === null ? '' : ` Los últimos son de hace ${age}.`}`,
  eventsOld: (age: string) => `La lista de eventos es de hace ${age}.`,
  eventsLost: 'No se pudieron cargar los eventos.',
  eventsPartial: 'No se pudieron cargar algunos eventos.',
  allLost: (age: string | null) =>
    `Ahora no hay información en vivo.${age === null ? '' : ` Los últimos datos son de hace ${age}.`}`,
  returnsIn: (seconds: string) => `Vuelve al inicio en ${seconds}`,
});

export const operator = {
  heading: 'Esta pantalla',
  status: 'Datos',
  statuses: {
    starting: 'se están cargando',
    ok: 'todos en vivo',
    degraded: 'faltan algunos',
    lost: 'ninguno',
  },
  states: { loading: 'se cargan', ok: 'en vivo', failing: 'fallan', lost: 'perdidos' },
  dataAge: (age: string) => `de hace ${age}`,
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
  errorAge: (age: string) => `hace ${age}`,
  closes: (idle: string) => `Se cierra tras ${idle} sin tocar la pantalla ni una tecla.`,
  leave: 'Salir de la pantalla',
};
