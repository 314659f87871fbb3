import type { Words } from '../../en/words.ts';

/** El horario de una parada en un día. */
export const timetable: Words['timetable'] = {
  day: 'Día',
  shownDay: (day) => day,
  dayBefore: 'Día anterior',
  dayAfter: 'Día siguiente',
  hour: 'Hora',
  minutes: 'Salidas',
  every: (from, duration, until) => `Desde ${from}, cada ${duration} aprox. hasta ${until}`,
  none: 'No hay salidas en este día.',
  outside: 'El horario no incluye este día.',
  unknown: 'No hay horario de esta parada.',
  print: 'Imprimir',
};
