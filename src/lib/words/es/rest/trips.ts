import type { RestWords } from '../../en/rest/restWords.ts';
import { plural } from '../grammar.ts';

/** Las paradas de un viaje con sus horas. */
export const trips: RestWords['trips'] = {
  nextStops: 'Próximas paradas',
  passed: 'Ya pasó',
  continuesAs: (trip) => `Continúa como: ${trip}`,
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
  },
};
