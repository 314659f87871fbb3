import type { Words } from '../../en/words.ts';

/** What a display tells the operator who stands at it. */
export const operator: Words['operator'] = {
  heading: 'Cet écran',
  status: 'Données',
  statuses: {
    starting: 'chargement',
    ok: 'toutes en temps réel',
    degraded: 'il en manque',
    lost: 'aucune',
  },
  states: { loading: 'chargement', ok: 'en temps réel', failing: 'en échec', lost: 'perdue' },
  dataAge: (age) => `il\u00A0y\u00A0a\u00A0${age}`,
  screen: 'ID de l’écran',
  version: 'Version',
  uptime: 'En marche depuis',
  reloads: 'Rechargements automatiques',
  contextLosses: 'Redémarrages de la carte',
  memory: 'Mémoire',
  server: 'Service de données',
  parameters: 'Paramètres',
  ignored: 'Non pris en compte',
  lastError: 'Dernière erreur',
  noError: 'aucune',
  errorAge: (age) => `il\u00A0y\u00A0a\u00A0${age}`,
  closes: (idle) => `Se ferme après ${idle} sans toucher l’écran ni une touche.`,
  leave: 'Quitter l’écran',
};
