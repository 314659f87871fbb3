import type { Words } from '../../en/words.ts';
import { withPeriod, withArticle } from '../grammar.ts';

export const alerts: Words['alerts'] = {
  part: 'Alertas de paradas',
  turnedOff: (stop) => `Alertas desactivadas para ${stop}.`,
  limitReached: (most) => `Ya tiene alertas de ${most} paradas. Quite una para agregar otra.`,
  added: (stop) => `Alertas activadas para ${stop}.`,
  remove: (stop) => `Quitar las alertas de ${stop}`,
  more: (count) => `${count} más`,
  details: 'Todas las alertas',
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
};
