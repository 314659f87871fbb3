import type { Words } from '../en.ts';
/** Las listas que muestran solo una parte o cambian de página. */
export const lists: Words['lists'] = {
  pageOf: (page, pages) => `${page} de ${pages}`,
  choose: (_count, formatted) => `Elija una de ${formatted}`,
  more: (count) => `Mostrar ${count} más`,
  fewer: 'Mostrar menos',
  showControls: 'Mostrar la búsqueda y las rutas',
  hideControls: 'Ocultar la búsqueda y las rutas',
  andMore: (count) => `y ${count} más`,
  possibleReason: 'Puede que por eso no aparezca.',
  otherZone: (zone) => `Las horas corresponden a la zona horaria ${zone}.`,
};
