import type { CityWords } from '../../city-words.ts';
import type { RestWords } from '../../en/rest/restWords.ts';
import { memoizeWords } from '../../kinds/memoizeWords.ts';
import type { VehicleKind } from '../../kinds/vehicle-kinds.ts';
import { createFrameWords } from '../frame/frameWords.ts';
import { withPeriod, plural } from '../grammar.ts';
import { NOUNS } from '../nouns.ts';
import { events } from './events.ts';
import { legendOf, mapOf } from './map.ts';
import { nearby, stopOf } from './nearby.ts';
import { notices } from './notices.ts';
import { parkAndRideOf, parkingOf } from './parking.ts';
import { followOf, needsOf, vehiclesOf } from './vehicles.ts';

export function createRestWords(city: CityWords, vehicle: VehicleKind): RestWords {
  const noun = NOUNS[vehicle];
  return {
    ...createFrameWords(city, vehicle),
    map: mapOf(city, noun),
    legend: legendOf(noun),
    lists: {
      pageOf: (page, pages) => `${page} de ${pages}`,
      choose: (_count, formatted) => `Elija una de ${formatted}`,
      more: (count) => `Mostrar ${count} más`,
      fewer: 'Mostrar menos',
      showControls: 'Mostrar la búsqueda y las rutas',
      hideControls: 'Ocultar la búsqueda y las rutas',
      andMore: (count) => `y ${count} más`,
      dropped: (count, formatted) =>
        plural(
          count,
          `${formatted} registro no se pudo leer y no se muestra.`,
          `${formatted} registros no se pudieron leer y no se muestran.`,
        ),
      labeled: (label, text) => `${label}: ${text}`,
      noStops: 'no hay ninguna.',
      destinationsUnknown:
        'No hay información sobre los destinos de estas paradas, así que se muestran todas.',
      noneToward: (destination) => `No hay paradas hacia ${destination}.`,
      timetableEnded: (day) => withPeriod(`Este horario terminó el ${day}`),
      possibleReason: 'Puede que por eso no aparezca.',
      otherZone: (zone) => `Las horas corresponden a la zona horaria ${zone}.`,
    },
    nearby,
    stop: stopOf(noun),
    routeList: {
      close: 'Cerrar',
      showAll: 'Mostrar todas las rutas',
      remove: (count, routeIDs) => `Quitar ${plural(count, 'la ruta', 'las rutas')} ${routeIDs}`,
    },
    trips: {
      nextStops: 'Próximas paradas',
      passed: 'Ya pasó',
      continuesAs: (trip) => `Continúa como: ${trip}`,
      insteadOf: (stop) => `en lugar de ${stop}`,
      showEarlier: (count, formatted) =>
        `Mostrar ${formatted} ${plural(count, 'parada anterior', 'paradas anteriores')}`,
      fromTimetable: (why) => `Sin horas en vivo: ${why}. Se muestran las del horario.`,
      showAll: (count) => `Mostrar las ${count} paradas`,
      occupancies: {
        empty: 'Sin pasajeros',
        'many-seats-available': 'Muchos asientos libres',
        'few-seats-available': 'Pocos asientos libres',
        'standing-room-only': 'Solo de pie',
        'crushed-standing-room-only': 'Casi sin espacio',
        full: 'Sin espacio',
        'not-accepting-passengers': 'No admite pasajeros',
        'not-boardable': 'No admite pasajeros',
      },
    },
    vehicles: vehiclesOf(noun),
    needs: needsOf(noun),
    follow: followOf(noun),
    parking: parkingOf(noun),
    parkAndRide: parkAndRideOf(noun),
    events,
    notices,
  };
}

export const restWordsFor = memoizeWords(createRestWords);
