import type { RestWords } from '../../en/rest/restWords.ts';
import { plural } from '../grammar.ts';

/** Routes that are not shown, or not known. */
export const routeList: RestWords['routeList'] = {
  close: 'Fermer',
  showAll: 'Afficher toutes les lignes',
  remove: (count, routeIDs) => `Retirer ${plural(count, 'la ligne', 'les lignes')} ${routeIDs}`,
};
