import { OLDEST_NAMES } from '../../oldest-browsers.ts';
import type { BootWords } from '../en/boot.ts';

/** Lo que lee quien usa un navegador demasiado antiguo (F26). */
export const oldBrowser = `Este navegador es demasiado antiguo para Curbside. Funcionan estas versiones y las más recientes: ${OLDEST_NAMES}.`;

/** Lo que dice la página mientras no se ha descargado su código (R33). */
export const boot: BootWords = {
  notLoaded: 'Curbside todavía no se ha cargado. Seguirá intentándolo.',
  starting: 'Iniciando…',
  tryNow: 'Intentar ahora',
};
