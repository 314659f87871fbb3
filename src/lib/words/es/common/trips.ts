import type { CommonWords } from '../../en/common/commonWords.ts';
import { plural } from '../grammar/grammar.ts';

/** Las paradas de un viaje con sus horas. */
export const trips: CommonWords['trips'] = {
  nextStops: 'Próximas paradas',
  passed: 'Ya pasó',
  continuesAs: (trip) => `Continúa como: ${trip}`,
  showEarlier: (count, formatted) =>
    `Mostrar ${formatted} ${plural(count, 'parada anterior', 'paradas anteriores')}`,
  fromTimetable: (why) => `Sin horas en vivo: ${why}. Estas son del horario.`,
  showAll: (count) => `Mostrar las ${count} paradas`,
};
