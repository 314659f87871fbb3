import type { RestWords } from '../../en/rest/restWords.ts';
import { plural } from '../grammar.ts';

/** The stops of a trip with its times. */
export const trips: RestWords['trips'] = {
  nextStops: 'Prochains arrêts',
  passed: 'Passé',
  continuesAs: (trip) => `Devient\u00A0: ${trip}`,
  showEarlier: (count, formatted) =>
    `Afficher ${formatted} ${plural(count, 'arrêt précédent', 'arrêts précédents')}`,
  fromTimetable: (why) => `Pas de temps réel\u00A0: ${why}. Heures selon l’horaire.`,
  showAll: (count) => `Afficher les ${count} arrêts`,
  occupancies: {
    empty: 'Vide',
    'many-seats-available': 'Nombreuses places assises',
    'few-seats-available': 'Peu de places assises',
    'standing-room-only': 'Places debout seulement',
    'crushed-standing-room-only': 'Fort achalandage',
    full: 'Complet',
    'not-accepting-passengers': 'Ne prend pas de passagers',
  },
};
