import type { CommonWords } from '../../en/common/commonWords.ts';

/** Las paradas de un viaje con sus horas. */
export const trips: CommonWords['trips'] = {
  nextStops: 'Próximas paradas',
  passed: 'Ya pasó',
  continuesAs: (trip) => `Continúa como: ${trip}`,
  showAll: (count) => `Mostrar las ${count} paradas`,
};
