import type { Words } from '../en.ts';

/** Compartir una vista e insertarla en otra página. */
export const share: Words['share'] = {
  button: 'Compartir esta vista',
  copied: 'Enlace copiado.',
  copyManually: 'Copie este enlace:',
  frame: 'Insertar esta vista',
  frameCode: 'Código para su sitio web',
  frameCopy: 'Copiar código',
  frameCopied: 'Código copiado.',
  frameCopyManually: 'No se pudo copiar el código. Selecciónelo y cópielo usted mismo.',
};
