import type { Words } from '../../en/words.ts';
import { plural } from '../grammar.ts';

/** Cuántos lugares de un estacionamiento suele haber libres a esta hora. */
export const typical: Words['typical'] = {
  range: (least, most) => `${least}\u202f–\u202f${most}`,
  onPlainDays: (open, range) =>
    `A esta hora y este día de la semana suele haber ${open} lugares libres (${range})`,
  onEventDays: (open, range) =>
    `A esta hora y este día de la semana, cuando hay un evento, suele haber ${open} lugares libres (${range})`,
  basedOn: (count, formatted) =>
    `Según los conteos de ${formatted} ${plural(count, 'día', 'días')}, guardados solo en este dispositivo.`,
  clear: 'Borrar historial de este estacionamiento',
};
