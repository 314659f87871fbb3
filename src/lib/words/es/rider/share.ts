import type { Words } from '../../en/words.ts';

/** Compartir una vista e insertarla en otra página. */
export const share: Words['share'] = {
  button: 'Compartir esta vista',
  copied: 'Enlace copiado.',
  copyManually: 'Copie este enlace:',
  frame: 'Insertar esta vista',
};
