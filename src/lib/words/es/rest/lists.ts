import type { Words } from '../../en/words.ts';
import { withPeriod, plural } from '../grammar.ts';

/** Las listas: qué parte se muestra y qué falta. */
export const lists: Words['lists'] = {
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
};
