import type { CityWords } from '../../city-words.ts';
import type { FrameWords } from '../../en/frame/frameWords.ts';
import { withPeriod, withArticle } from '../grammar.ts';

/** Cuándo llegan los autobuses. */
export const timesOf = ({ isBusCity }: CityWords): FrameWords['times'] => ({
  now: 'Ahora',
  live: 'En vivo',
  scheduled: 'Según horario',
  unseen: 'Sin datos en vivo',
  every: (duration) => `Cada ${duration} aprox.`,
  late: (duration) => `con ${duration} de retraso`,
  early: (duration) => `con ${duration} de adelanto`,
  canceled: 'Cancelado',
  skipped: 'No para aquí',
  last: isBusCity ? 'Último autobús' : 'Última salida',
  tomorrow: 'Mañana',
  noneToday: (clock) =>
    isBusCity
      ? withPeriod(`Hoy no hay más autobuses. El primero sale a ${withArticle(clock)}`)
      : withPeriod(`Hoy no hay más salidas. La primera es a ${withArticle(clock)}`),
  first: (clock) =>
    isBusCity
      ? withPeriod(`El primer autobús sale a ${withArticle(clock)}`)
      : withPeriod(`La primera salida es a ${withArticle(clock)}`),
  noLive: 'No hay horas en vivo. Se muestran las del horario.',
  walk: (duration) => `${duration} a pie`,
  trip: 'Viaje',
  unknownTrip: 'Este viaje ya terminó o el horario cambió.',
  none: 'No hay salidas en las próximas 24 horas.',
  partial: 'Por ahora faltan algunas salidas.',
  to: (routeID, destination) =>
    destination === '' ? `Ruta ${routeID}` : `Ruta ${routeID} a ${destination}`,
  spoken: {
    inMinutes: (duration) => `en ${duration}, en vivo`,
    now: 'ahora, en vivo',
    scheduled: (clock) => `según horario a ${withArticle(clock)}`,
    every: (duration) => `cada ${duration} aproximadamente`,
    canceled: (clock) => `la salida de ${withArticle(clock)} está cancelada`,
    skipped: (clock) => `la salida de ${withArticle(clock)} no para aquí`,
    after: (times) => `después ${times}`,
  },
});
