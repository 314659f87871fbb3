import type { CityWords } from '../../city-words.ts';
import type { FrameWords } from '../../en/frame/frameWords.ts';
import { memoizeWords } from '../../kinds/memoizeWords.ts';
import type { VehicleKind } from '../../kinds/vehicle-kinds.ts';
import { capitalized, plural, withPeriod, withArticle } from '../grammar.ts';
import { NOUNS } from '../nouns.ts';
import type { Noun } from '../nouns.ts';
import { pageWordsFor } from '../page/pageWords.ts';

const layersOf = ({ many }: Noun): FrameWords['layers'] => ({
  stops: 'Paradas',
  vehicles: capitalized(many),
  lots: 'Estacionamientos',
  legend: 'Leyenda',
});

const feedOf = ({ los, many }: Noun): FrameWords['feed'] => ({
  ofRoutes: (count, routeIDs, state) => `${plural(count, 'Ruta', 'Rutas')} ${routeIDs}: ${state}`,
  loading: `buscando ${many}`,
  live: (counted) => `${counted}, en vivo`,
  empty: `no hay ${many} en este momento`,
  noService: (nextDay) =>
    nextDay === null ? 'sin servicio hoy' : `sin servicio hoy, próximo día: ${nextDay}`,
  delayed: `los datos de ${los} están atrasados`,
  unreachable: 'no se puede acceder a los datos en vivo',
  frozen: `los datos de ${los} no cambian`,
});

const timesOf = ({ isBusCity }: CityWords): FrameWords['times'] => ({
  now: 'Ahora',
  live: 'En vivo',
  onTime: 'A tiempo',
  notComing: 'No llegarán',
  scheduled: 'Según horario',
  unseen: 'Sin datos en vivo',
  every: (duration) => `Cada ${duration} aprox.`,
  late: (duration) => `con ${duration} de retraso`,
  early: (duration) => `con ${duration} de adelanto`,
  canceled: 'Cancelado',
  skipped: 'No para aquí',
  from: (stop) => `Desde ${stop}`,
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
    from: (stop) => `desde ${stop}`,
    after: (times) => `después ${times}`,
  },
});

export function createFrameWords(city: CityWords, vehicle: VehicleKind): FrameWords {
  const noun = NOUNS[vehicle];
  return {
    ...pageWordsFor(city),
    frame: {
      list: 'Lista',
      close: 'Cerrar',
      skipMap: 'Saltar el mapa',
      live: (age) => `En vivo, hace ${age}`,
      updated: (age) => `Actualizado hace ${age}`,
      printed: (time) => `Hora de los datos: ${time}`,
      noNewTabs: 'Este sitio no permite que el mapa abra otra pestaña. Copie la dirección:',
      address: 'Dirección del mapa completo',
    },
    layers: layersOf(noun),
    feed: feedOf(noun),
    times: timesOf(city),
  };
}

export const frameWordsFor = memoizeWords(createFrameWords);
