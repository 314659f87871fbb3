import type { EffectWords } from '../en/effects.ts';

export const effects: EffectWords = {
  what: {
    'no-service': 'Aucun service',
    'reduced-service': 'Service réduit',
    'significant-delays': 'Retards importants',
    detour: 'Détour',
    'additional-service': 'Service bonifié',
    'modified-service': 'Service modifié',
    'other-effect': 'Il y a un changement',
    'unknown-effect': 'Il y a un changement',
    'stop-moved': 'Arrêt déplacé',
    'no-effect': 'Service sans changement',
    'accessibility-issue': 'Problème d’accessibilité',
  },
  where: {
    stop: 'à cet arrêt',
    stops: 'à ces arrêts',
    trip: 'pour ce trajet',
    trips: 'pour ces trajets',
    route: 'sur cette ligne',
    routes: 'sur ces lignes',
    city: 'sur toutes les lignes',
  },
  stopMoved: 'Cet arrêt a été déplacé',
  stopsMoved: 'Ces arrêts ont été déplacés',
};
