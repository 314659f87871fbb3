import type { BootWords } from '../en/boot.ts';

/** Lo que dice la página mientras no se ha descargado su código (R33). */
export const boot: BootWords = {
  notLoaded: 'Curbside todavía no se ha cargado. Seguirá intentándolo.',
  starting: 'Iniciando…',
  tryNow: 'Intentar ahora',
};
