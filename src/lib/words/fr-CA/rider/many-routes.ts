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
  near: (routeIDs, place) => {
    const places = {
      point: 'de ce point',
      rider: 'de vous',
      map: 'du centre de la carte',
      center: 'du centre-ville',
    };
    return `Lignes près ${places[place]}\u00A0: ${routeIDs}.`;
  },
};
