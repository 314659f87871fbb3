import type { Words } from '../../en/words.ts';
import { withPeriod, plural, withArticle } from '../grammar.ts';
import type { Noun } from '../nouns.ts';

export const parkingOf = ({ one, un }: Noun): Words['parking'] => ({
  heading: 'Estacionamiento',
  part: 'Estacionamientos',
  one: 'Estacionamiento',
  count: (count, formatted) =>
    `${formatted} ${plural(count, 'estacionamiento', 'estacionamientos')}`,
  none: 'No hay estacionamientos en la lista.',
  notListed: 'Este estacionamiento no está en la lista.',
  noneMatch: 'Ningún estacionamiento coincide con estos filtros.',
  showAll: 'Mostrar todos',
  openOf: (count, of) => {
    const open = plural(count, 'libre', 'libres');
    return of === null ? open : `${open} de ${of}`;
  },
  openAt: (clock) => `a ${withArticle(clock)}`,
  readAloud: (count, open, of) =>
    of === null
      ? `${open} ${plural(count, 'lugar libre', 'lugares libres')}`
      : `${open} de ${of} lugares ${plural(count, 'libre', 'libres')}`,
  readAloudAt: (count, open, clock) =>
    `había ${open} ${plural(count, 'lugar libre', 'lugares libres')} a ${withArticle(clock)}`,
  below: (share) => `<${share}`,
  above: (share) => `>${share}`,
  share: (share) => `${share} libre`,
  bands: {
    plenty: 'muchos lugares libres',
    some: 'algunos lugares libres',
    few: 'quedan pocos',
    full: 'lleno',
    unknown: 'sin conteo en vivo',
  },
  reasons: {
    'no-count': 'sin conteo en vivo',
    impossible: 'el conteo parece incorrecto',
    'too-old': 'el conteo está desactualizado',
    'not-reported': 'sin datos',
    planned: 'conteo oculto',
  },
  why: {
    'no-count':
      'No hay un conteo en vivo de este estacionamiento. Eso no significa que esté lleno.',
    impossible: 'El servicio envió un conteo que no puede ser correcto, así que no se muestra.',
    'too-old':
      'No hay un conteo más reciente. Los lugares libres pueden haber cambiado desde entonces.',
    'not-reported': 'Este estacionamiento aparecía antes, pero falta en la última actualización.',
    planned:
      'Los conteos en vivo son solo del momento actual, así que se ocultan para otras horas.',
  },
  checked: (age) => `consultado hace ${age}`,
  notOnMap: 'no está en el mapa',
  notOnMapWhy:
    'El servicio no da una ubicación válida de este estacionamiento, así que solo aparece en la lista.',
  away: (distance) => `a ${distance}`,
  event: {
    now: 'estacionamiento por evento ahora',
    'maybe-now': 'un evento puede estar afectando el estacionamiento ahora',
    soon: 'estacionamiento por evento pronto',
    today: 'estacionamiento por evento hoy',
  },
  trend: {
    filling: 'llenándose',
    emptying: 'vaciándose',
    steady: 'estable',
    fewer: (spots, time) => `lugares libres: ${spots} menos que hace ${time}`,
    more: (spots, time) => `lugares libres: ${spots} más que hace ${time}`,
    same: (time) => `casi igual desde hace ${time}`,
  },
  doubt: {
    short: 'puede ser incorrecto',
    frozen: 'Este conteo no ha cambiado en más de 3 horas y puede ser incorrecto.',
    jumped: 'Este conteo cambió de golpe en más de la mitad de los lugares y puede ser incorrecto.',
  },
  alternatives: {
    heading: 'Estacionamientos más cercanos con lugares libres',
    none: 'No se encontró otro con lugares libres.',
    straightLine: (distance, walk) => `a ${distance} en línea recta, alrededor de ${walk} a pie`,
  },
  plan: {
    window: 'estacionamiento por evento a esa hora',
    maybe: 'un evento puede afectar el estacionamiento a esa hora',
    none: 'sin eventos anunciados a esa hora',
    unknown: 'sin información de eventos',
    counts: (when) =>
      `${withPeriod(`Estacionamiento por evento para: ${when}`)} Los conteos en vivo se ocultan porque no son un pronóstico.`,
    onMap: (when: string) => withPeriod(`Los estacionamientos se muestran para ${when}`),
    backToNow: 'Volver al momento actual',
    legend: {
      window: 'estacionamiento por evento a esa hora, según lo publicado',
      maybe: 'evento sin horario de estacionamiento publicado',
      none: 'sin eventos anunciados a esa hora',
      unknown: 'sin información de eventos',
    },
  },
  sort: {
    label: 'Ordenar por',
    name: 'Nombre',
    open: 'Lugares libres',
    distance: 'Distancia',
    ride: `Lugares libres y ${un} ${one} cerca`,
  },
  filters: 'Filtros',
  operator: 'Operador',
  allOperators: 'Todos los operadores',
  withOpenSpots: 'Con lugares libres',
  withEvent: 'Evento hoy',
  withEventAtTime: 'Evento a esa hora',
  openSpotsUnknown:
    'No se puede predecir cuántos lugares libres habrá a esa hora, así que se muestran todos los estacionamientos.',
  address: 'Dirección',
  entrances: 'Entradas',
  position: 'Ubicación',
  directions: 'Cómo llegar',
  directionsTo: (place) => `Cómo llegar a ${place}`,
  countLimits:
    'El conteo en vivo no indica si el estacionamiento está abierto ni quién puede usarlo.',
  askHost: (host) => `Consulte ${host}`,
  save: 'Guardar esta lista como',
  legend: {
    heading: 'Qué significan los símbolos',
    from: (spots, share) => `${spots} o más libres, y más del ${share}`,
    upTo: (spots, share) => `hasta ${spots} libres, o hasta el ${share}`,
    full: '0 libres',
    unknown: 'sin conteo en vivo o conteo desactualizado',
    event: 'estacionamiento por evento ahora o pronto',
  },
});

export const parkAndRideOf = ({ one, many }: Noun): Words['parkAndRide'] => ({
  stops: (walk) => `Paradas a poca distancia a pie (${walk})`,
  noStops: (walk) => `No se encontraron paradas a menos de ${walk} de este estacionamiento.`,
  searching: 'Buscando paradas…',
  searchLimit: (reach) => `Las paradas de otras rutas se muestran solo a menos de ${reach}.`,
  walk: (distance, minutes) => `${distance}, ${minutes} a pie`,
  routes: 'Rutas a poca distancia a pie:',
  busesComing: (count, formatted) => `${formatted} ${plural(count, one, many)} en camino`,
  noBuses: `No hay ${many} cerca de estas paradas en este momento.`,
  routesNotSelected: `Ninguna de las rutas elegidas pasa por estas paradas, así que no se muestran sus ${many}.`,
  lots: (walk) => `Estacionamientos con lugares libres a poca distancia a pie (${walk})`,
  noLots: (walk) => `No se encontraron estacionamientos con lugares libres a menos de ${walk}.`,
  noForecast:
    'No se puede predecir qué estacionamientos cercanos tendrán lugares libres a la hora elegida.',
  lotsLoading: 'Buscando estacionamientos…',
});
