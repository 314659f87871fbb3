import type { Words } from '../en.ts';

/** Compartir una vista e insertarla en otra página. */
export const share: Words['share'] = {
  button: 'Compartir esta vista',
  copied: 'Enlace copiado.',
  byHand: 'Copie este enlace:',
  frame: 'Insertar esta vista',
  frameCode: 'Código para su propia página',
  frameCopy: 'Copiar el código',
  frameCopied: 'Código copiado.',
  frameByHand: 'No se pudo copiar. Seleccione el código y cópielo a mano.',
};
