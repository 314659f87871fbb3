import type { Words } from '../en.ts';
import { plural, withArticle } from './grammar.ts';

/** Los estacionamientos. */
export const parking: Words['parking'] = {
  heading: 'Estacionamiento',
  part: 'Estacionamientos',
  count: (count, formatted) =>
    `${formatted} ${plural(count, 'estacionamiento', 'estacionamientos')}`,
  none: 'El servicio no incluye ningún estacionamiento.',
  notListed: 'El servicio no incluye este estacionamiento.',
  noneMatch: 'Ningún estacionamiento cumple estos filtros.',
  showAll: 'Ver todos',
  openOf: (count, of) => {
    const open = plural(count, 'libre', 'libres');
    return of === null ? open : `${open} de ${of}`;
  },
  openAt: (clock) => `a ${withArticle(clock)}`,
  spoken: (count, open, of) =>
    of === null
      ? `${open} ${plural(count, 'lugar libre', 'lugares libres')}`
      : `${open} de ${of} lugares ${plural(count, 'libre', 'libres')}`,
  spokenAt: (count, open, clock) =>
    `había ${open} ${plural(count, 'lugar libre', 'lugares libres')} a ${withArticle(clock)}`,
  below: (share) => `<${share}`,
  above: (share) => `>${share}`,
  share: (share) => `${share} libre`,
  bands: {
    plenty: 'muchos lugares',
    some: 'algunos lugares',
    few: 'quedan pocos',
    full: 'lleno',
    unknown: 'sin conteo en vivo',
  },
  reasons: {
    'no-count': 'sin conteo en vivo',
    impossible: 'el conteo no tiene sentido',
    'too-old': 'el conteo es demasiado antiguo',
    'not-reported': 'sin datos',
    planned: 'conteo oculto',
  },
  why: {
    'no-count':
      'El servicio no ofrece un conteo de este estacionamiento. Eso no significa que esté lleno.',
    impossible: 'El servicio envió un conteo que no puede ser correcto, así que no se muestra.',
    'too-old':
      'No se pudo obtener un conteo más reciente. Lo que estaba libre entonces dice poco de lo que hay ahora.',
    'not-reported':
      'Este estacionamiento aparecía en respuestas anteriores del servicio y falta en la última.',
    planned: 'El conteo es de este momento y no dice nada de otra hora.',
  },
  checked: (age) => `consultado hace ${age}`,
  updated: (age) => `actualizado hace ${age}`,
  notOnMap: 'no está en el mapa',
  notOnMapWhy:
    'El servicio no da una ubicación válida de este estacionamiento; por eso solo aparece en la lista.',
  away: (distance) => `a ${distance}`,
  event: {
    now: 'estacionamiento por evento ahora',
    'maybe-now': 'un evento puede estar afectando el estacionamiento ahora',
    soon: 'estacionamiento por evento en breve',
    today: 'estacionamiento por evento hoy',
  },
  trend: {
    filling: 'llenándose',
    emptying: 'vaciándose',
    steady: 'estable',
    fewer: (spots, time) => `hay ${spots} menos que hace ${time}`,
    more: (spots, time) => `hay ${spots} más que hace ${time}`,
    same: (time) => `casi igual desde hace ${time}`,
  },
  doubt: {
    short: 'puede ser incorrecto',
    frozen: 'Este conteo no ha cambiado en más de 3 horas; puede ser incorrecto.',
    jumped: 'Este conteo cambió de golpe en más de la mitad del total; puede ser incorrecto.',
  },
  alternatives: {
    heading: 'Estacionamientos cercanos con lugares libres',
    none: 'No se sabe de ningún otro estacionamiento con lugares libres.',
    straight: (distance, walk) => `a ${distance} en línea recta, unos ${walk} a pie`,
  },
  usual: {
    range: (least, most) => `${least}\u202f–\u202f${most}`,
    onPlainDays: (open, range) =>
      `Normalmente hay ${open} libres a esta hora en este día de la semana (${range})`,
    onEventDays: (open, range) =>
      `Normalmente hay ${open} libres a esta hora en este día de la semana cuando hay un evento (${range})`,
    from: (count, formatted) =>
      `Según lo que este dispositivo vio en ${formatted} ${plural(count, 'día', 'días')}; solo se guarda en él.`,
    forget: 'Borrar el historial de este estacionamiento',
  },
  plan: {
    window: 'estacionamiento por evento a esa hora',
    maybe: 'un evento puede estar afectando el estacionamiento a esa hora',
    none: 'ningún evento anunciado a esa hora',
    unknown: 'no se conocen sus eventos',
    counts: (when) =>
      `Estacionamientos para: ${when}. Los conteos se ocultan: son los de ahora y no un pronóstico.`,
    backToNow: 'Volver al momento actual',
    legend: {
      window: 'estacionamiento por evento a esa hora, según lo publicado',
      maybe: 'evento sin horario de estacionamiento publicado',
      none: 'ningún evento anunciado a esa hora',
      unknown: 'eventos desconocidos',
    },
  },
  sort: {
    label: 'Ordenar por',
    name: 'Nombre',
    open: 'Lugares libres',
    distance: 'Distancia',
    ride: 'Con lugares y un autobús cerca',
  },
  filters: 'Filtros',
  operator: 'Operador',
  allOperators: 'Todos',
  withRoom: 'Con lugares',
  withEvent: 'Evento hoy',
  withEventThen: 'Evento a esa hora',
  roomNotKnown:
    'Todavía no se sabe qué estacionamientos tendrán lugares a esa hora. Se muestran todos.',
  address: 'Dirección',
  entrances: 'Entradas',
  position: 'Ubicación',
  directions: 'Cómo llegar',
  directionsTo: (place) => `Cómo llegar a ${place}`,
  unclear:
    'El servicio cuenta lugares. No dice si el estacionamiento está en servicio ni quién puede usarlo.',
  askHost: (host) => `Consulte ${host}`,
  save: 'Guardar esta lista como',
  legend: {
    heading: 'Lugares libres',
    from: (spots, share) => `${spots} o más libres, y más del ${share}`,
    upTo: (spots, share) => `hasta ${spots} libres, o hasta el ${share}`,
    full: '0 libres',
    unknown: 'sin conteo en vivo, o demasiado antiguo',
    event: 'estacionamiento por evento ahora o en breve',
  },
};

/** Paradas cerca de un estacionamiento y estacionamientos cerca de una parada. */
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
