import type { Words } from '../en.ts';
import { plural } from './grammar.ts';

/** Los eventos. */
export const events: Words['events'] = {
  heading: 'Eventos',
  part: 'Eventos',
  none: 'No hay eventos anunciados.',
  notListed: 'Este evento ya no aparece en la lista.',
  absent: 'No hay eventos anunciados: el servicio no envió ninguna lista de eventos.',
  failed: (why) => `No se pudieron cargar los eventos: ${why}.`,
  malformed: 'no se pudo leer lo que envió el servicio',
  malformedAt: (lots) =>
    `No se pudieron cargar los eventos de ${lots}: no se pudo leer lo que envió el servicio.`,
  phases: {
    now: 'Estacionamiento por evento ahora',
    'maybe-now': 'Puede estar afectando el estacionamiento ahora',
    soon: 'Estacionamiento por evento en breve',
    today: 'Hoy más tarde',
    upcoming: 'Próximamente',
    over: 'Terminado',
    undated: 'Sin fecha legible',
  },
  estimate: 'estimación',
  begins: (when) => `Comienza: ${when}`,
  began: (when) => `Comenzó: ${when}`,
  on: (day) => `Día: ${day}`,
  at: (day, clock) => `${day}, ${clock}`,
  today: 'hoy',
  tomorrow: 'mañana',
  range: (from, to) => `${from}\u202f–\u202f${to}`,
  sentAs: (text) => `Fecha tal como se envió: “${text}”`,
  noDate: 'El operador no da ninguna fecha.',
  window: (range) => `Estacionamiento por evento: ${range}`,
  windowFrom: (from) => `Estacionamiento por evento desde ${from}; no se publica cuándo termina`,
  windowTo: (to) => `Estacionamiento por evento hasta ${to}; no se publica cuándo empieza`,
  unpublished:
    'El operador no publica cuándo empieza ni cuándo termina el estacionamiento por evento.',
  windowsDiffer:
    'En algunos de sus estacionamientos el estacionamiento por evento tiene otro horario.',
  lots: (count, formatted) =>
    `en ${formatted} ${plural(count, 'estacionamiento', 'estacionamientos')}`,
  lotsHeading: 'Estacionamientos con este evento',
  rates: 'Pueden aplicarse tarifas o restricciones por evento.',
  ratesCheck: (host) => `Pueden aplicarse tarifas o restricciones por evento; consulte ${host}.`,
  policy: (operator, date) => `${operator}, al ${date}`,
  source: 'Fuente',
  addToCalendar: 'Agregar al calendario',
  parkingFor: (eventName) => `Estacionamiento por evento: ${eventName}`,
  eventPage: 'Más sobre este evento',
  timeline: {
    heading: 'Eventos de un día',
    previous: 'Día anterior',
    next: 'Día siguiente',
    moment: 'Elija una hora',
    none: 'No hay eventos este día.',
    hint: 'Elija una hora para ver qué se sabe de los estacionamientos a esa hora.',
    chosen: (when) => `Lo que se sabe para: ${when}`,
    backToNow: 'Volver al momento actual',
  },
  news: {
    new: 'nuevo',
    moved: 'reprogramado',
    was: (when) => `Antes: ${when}`,
    gone: 'Ya no aparecen en la lista',
  },
  ofLot: 'Eventos aquí',
};
