import type { RestWords } from '../../en/rest/restWords.ts';
import { withPeriod, plural } from '../grammar.ts';

/** Lists: which part of them is shown, and what is missing from them. */
export const lists: RestWords['lists'] = {
  pageOf: (page, pages) => `${page} sur ${pages}`,
  choose: (_count, formatted) => `Faites un choix parmi ${formatted}`,
  more: (count) => `Afficher ${count} de plus`,
  fewer: 'Afficher moins',
  showControls: 'Afficher la recherche et les lignes',
  hideControls: 'Masquer la recherche et les lignes',
  andMore: (count) => `et ${count} de plus`,
  dropped: (count, formatted) =>
    `${formatted} ${plural(count, 'élément illisible n’est pas affiché', 'éléments illisibles ne sont pas affichés')}.`,
  noStops: 'aucun arrêt.',
  destinationsUnknown: 'Les directions de ces arrêts sont inconnues\u00A0: ils sont tous affichés.',
  noneToward: (destination) => `Aucun arrêt en direction de ${destination}.`,
  timetableEnded: (day) => withPeriod(`Cet horaire a pris fin\u00A0: ${day}`),
  possibleReason: 'C’est peut-être pourquoi il n’y est pas.',
  otherZone: (zone) => `Les heures sont celles du fuseau ${zone}.`,
};
