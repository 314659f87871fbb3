import type { Words } from '../en.ts';
import { plural } from './grammar/grammar.ts';

/** Los eventos. */
export const events: Words['events'] = {
  heading: 'Eventos',
  part: 'Eventos',
  none: 'No hay eventos anunciados.',
  notListed: 'Este evento ya no aparece en la lista.',
  absent: 'No hay eventos anunciados. El servicio no envió una lista de eventos.',
  failed: (why) => `No se pudieron cargar los eventos: ${why}.`,
  malformed: 'no se pudo leer la respuesta',
  malformedAt: (lots) =>
    `No se pudieron cargar los eventos de ${lots}: no se pudo leer la respuesta.`,
  phases: {
    now: 'Estacionamiento por evento ahora',
    'maybe-now': 'Puede estar afectando el estacionamiento ahora',
    soon: 'Estacionamiento por evento pronto',
    today: 'Más tarde hoy',
    upcoming: 'Próximamente',
    over: 'Finalizado',
    undated: 'Fecha desconocida',
  },
  estimate: 'estimación',
  starts: (when) => `Empieza: ${when}`,
  started: (when) => `Empezó: ${when}`,
  date: (day) => `Fecha: ${day}`,
  dayAndTime: (day, clock) => `${day}, ${clock}`,
  today: 'hoy',
  tomorrow: 'mañana',
  range: (from, to) => `${from}\u202f–\u202f${to}`,
  listedDate: (text) => `Fecha tal como se publicó: “${text}”`,
  noDate: 'El operador no indica la fecha.',
  window: (range) => `Estacionamiento por evento: ${range}`,
  windowFrom: (from) =>
    `Estacionamiento por evento a partir de: ${from}; no se publica cuándo termina`,
  windowTo: (to) => `Estacionamiento por evento hasta: ${to}; no se publica cuándo empieza`,
  unpublished:
    'El operador no publica cuándo empieza ni cuándo termina el estacionamiento por evento.',
  windowsDiffer: 'El horario del estacionamiento por evento varía según el lugar.',
  lots: (count, formatted) =>
    `en ${formatted} ${plural(count, 'estacionamiento', 'estacionamientos')}`,
  lotsHeading: 'Estacionamientos con este evento',
  rates: 'Pueden aplicarse tarifas o restricciones por evento.',
  ratesCheck: (host) => `Pueden aplicarse tarifas o restricciones por evento; consulte ${host}.`,
  policy: (operator, date) => `${operator}, al ${date}`,
  source: 'Fuente',
  addToCalendar: 'Agregar al calendario',
  parkingFor: (eventName) => `Estacionamiento por evento: ${eventName}`,
  eventPage: 'Más información sobre este evento',
  timeline: {
    heading: 'Eventos por día',
    previous: 'Día anterior',
    next: 'Día siguiente',
    moment: 'Elija una hora',
    none: 'No hay eventos este día.',
    hint: 'Elija una hora para ver dónde habrá estacionamiento por evento.',
    showing: (when) => `Se muestra: ${when}`,
    backToNow: 'Volver al momento actual',
  },
  news: {
    new: 'nuevo',
    moved: 'reprogramado',
    previously: (when) => `Antes decía: “${when}”`,
    removed: 'Ya no aparecen en la lista',
  },
  atLot: 'Eventos en este estacionamiento',
};
