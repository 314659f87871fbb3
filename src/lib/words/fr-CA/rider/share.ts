import type { Words } from '../../en/words.ts';

/** Sharing a view and embedding it. */
export const share: Words['share'] = {
  button: 'Partager cette vue',
  copied: 'Lien copié.',
  copyManually: 'Copiez ce lien\u00A0:',
  frame: 'Intégrer cette vue',
};
