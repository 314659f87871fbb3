import { OLDEST_NAMES } from '../../oldest-browsers.ts';
import type { BootWords, HtmlWords } from '../en/boot.ts';

/** Lo que lee quien usa un navegador demasiado antiguo. */
export const oldBrowser = `Este navegador es demasiado antiguo para Curbside. Funcionan estas versiones y las más recientes: ${OLDEST_NAMES}.`;

/** Lo que dice la página mientras no se ha descargado su código. */
export const boot: BootWords = {
  notLoaded: 'Curbside todavía no se ha cargado. Seguirá intentándolo.',
  starting: 'Iniciando…',
  tryNow: 'Intentar ahora',
};

/** Lo que dice index.html a los buscadores y donde no hay JavaScript. */
export const html: HtmlWords = {
  description: 'Autobuses y estacionamiento en un mapa en vivo.',
  noScript: 'Active JavaScript para ver el mapa en vivo.',
  openFullMap: 'Abrir el mapa completo',
};
