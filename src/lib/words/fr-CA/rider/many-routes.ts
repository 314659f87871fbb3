import type { Words } from '../../en/words.ts';
import { plural } from '../grammar.ts';

/** The routes of a large city: those shown at the start, and the dialog with all. */
export const manyRoutes: Words['manyRoutes'] = {
  search: 'Chercher une ligne',
  done: 'Terminé',
  clear: 'Tout retirer',
  chosen: (count, formatted) => `${formatted} ${plural(count, 'ligne choisie', 'lignes choisies')}`,
  found: (count, formatted) => `${formatted} ${plural(count, 'ligne trouvée', 'lignes trouvées')}`,
  range: (from, to) => `${from}\u202f–\u202f${to}`,
  others: 'Autres lignes',
  near: {
    point: (routeIDs) => `Lignes près de ce point\u00A0: ${routeIDs}.`,
    rider: (routeIDs) => `Lignes près de vous\u00A0: ${routeIDs}.`,
    map: (routeIDs) => `Lignes près du centre de la carte\u00A0: ${routeIDs}.`,
    center: (routeIDs) => `Lignes près du centre-ville\u00A0: ${routeIDs}.`,
  },
};
