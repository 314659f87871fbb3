import type { FrameWords } from '../../en/frame/frameWords.ts';

/** A frame on another site. */
export const frame: FrameWords['frame'] = {
  list: 'Liste',
  close: 'Fermer',
  skipMap: 'Passer la carte',
  live: (age) => `Temps réel, il\u00A0y\u00A0a\u00A0${age}`,
  updated: (age) => `Mise à jour il\u00A0y\u00A0a\u00A0${age}`,
  printed: (time) => `Données de ${time}`,
  noNewTabs: 'Ce site empêche la carte d’ouvrir un onglet. Copiez plutôt l’adresse\u00A0:',
  address: 'Adresse de la carte complète',
};
