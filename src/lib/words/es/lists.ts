import type { Words } from '../en.ts';
import { plural } from './grammar.ts';

/** Las listas que muestran solo una parte o cambian de página. */
export const lists: Words['lists'] = {
  pageOf: (page, pages) => `${page} de ${pages}`,
  choose: (count, formatted) => `Aquí hay ${formatted} ${plural(count, 'cosa', 'cosas')}`,
  more: (count) => `Mostrar ${count} más`,
  fewer: 'Mostrar menos',
  andMore: (count) => `y ${count} más`,
  mayBeWhy: 'Puede que por eso no se encuentre.',
  otherZone: (zone) => `Las horas son las de ${zone}.`,
};
