import type { FrameWords } from '../../en/frame/frameWords.ts';
import { plural } from '../grammar.ts';
import type { Noun } from '../nouns.ts';

/** The states of the live data of one or more routes, after the routes' names. */
export const feedOf = ({ many, aucun, one }: Noun): FrameWords['feed'] => ({
  ofRoutes: (count, routeIDs, state) =>
    `${plural(count, 'Ligne', 'Lignes')} ${routeIDs}\u00A0: ${state}`,
  loading: `recherche des ${many}`,
  live: (counted) => `${counted}, en temps réel`,
  empty: `${aucun} ${one} en ce moment`,
  noService: (nextDay) =>
    nextDay === null
      ? 'aucun service aujourd’hui'
      : `aucun service aujourd’hui, prochain service\u00A0: ${nextDay}`,
  delayed: `les données des ${many} sont en retard`,
  unreachable: `les données en temps réel des ${many} sont inaccessibles`,
  frozen: `les données des ${many} ne sont plus mises à jour`,
});
