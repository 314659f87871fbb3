import type { Words } from '../../en/words.ts';
import { capitalized, withPeriod, plural, withArticle } from '../grammar.ts';
import type { Noun } from '../nouns.ts';

export const alertsOf = ({ one, many, los, un, ningun, o }: Noun): Words['alerts'] => ({
  part: 'Alertas de paradas',
  heading: `Recibir alertas cuando se acerque ${un} ${one}`,
  toward: (destination) => `Hacia ${destination}`,
  anyDestination: `Tod${o}s ${los}`,
  turnOff: 'Desactivar las alertas',
  turnedOff: (stop) => `Alertas desactivadas para ${stop}.`,
  limitReached: (most) => `Ya tiene alertas de ${most} paradas. Quite una para agregar otra.`,
  howItWorks: `Las alertas funcionan solo mientras esta página está abierta. Recibirá una por cada ${one} que venga hacia aquí.`,
  added: (stop) => `Alertas activadas para ${stop}.`,
  remove: (stop) => `Quitar las alertas de ${stop}`,
  noneNear: `Aún no hay ${ningun} cerca.`,
  serving: (routes, count, vehicleIDs) =>
    `Ahora en ${plural(routes, 'esta ruta', 'estas rutas')}: ${plural(count, one, many)} ${vehicleIDs}.`,
  noneServing: `${capitalized(ningun)} circula en este sentido ahora.`,
  more: (count) => `${count} más`,
  details: 'Todas las alertas',
  routeNotSelected: 'Ninguna de las rutas elegidas pasa por aquí.',
  stopsFailed: `No se pudieron cargar las paradas, así que no se pueden mostrar ${los} de esta parada.`,
  noLiveData: `No hay datos en vivo de ${los} por ahora.`,
  next: (bus, stop) => `${bus}. Próxima parada: ${stop}.`,
  before: (bus, before, stop) => `${bus}. Próxima parada: ${before}, la anterior a ${stop}.`,
  soon: (bus, before, stop) => `${bus}. Próxima parada: ${before}, y poco después, ${stop}.`,
  title: (routeID, stop) => `${capitalized(one)} de la ruta ${routeID} cerca de ${stop}`,
  notify: 'Notificarme también en segundo plano',
  notifyDenied:
    'Su navegador no permite las notificaciones de esta página. Revise la configuración.',
  byTime: {
    heading: 'Recibir alertas',
    when: 'Cuándo',
    minutes: (duration) => `${duration} antes`,
    leaveHere: 'A la hora de salir desde mi ubicación',
    leavePlace: 'A la hora de salir desde el lugar elegido',
    howItWorks:
      'Las alertas funcionan solo mientras esta página está abierta. Indican si la hora es en vivo o según horario.',
    live: (route, duration) =>
      duration === null
        ? `${route} llega ahora, en vivo.`
        : `${route} llega en ${duration}, en vivo.`,
    scheduled: (route, clock) => withPeriod(`${route}: según horario a ${withArticle(clock)}`),
    gone: (route, what) => `${route}: ${what}.`,
    leave: (duration) => `Es hora de salir: son ${duration} a pie.`,
    next: (time) => withPeriod(`Próxima salida: ${time}`),
    walk: (duration) => `Son ${duration} a pie.`,
    noTimes: 'No se pudieron cargar las horas, así que no puede llegar ninguna alerta.',
    noWalk: 'No se conoce su ubicación, así que no se puede saber cuándo salir.',
  },
});
