import type { BootWords } from '../en/boot.ts';

/** Lo que dice la página mientras no se ha descargado su código (R33). */
export const boot: BootWords = {
  notLoaded: 'Curbside aún no carga. Lo seguirá intentando.',
  starting: 'Iniciando…',
  tryNow: 'Intentar ahora',
};
