import type { RestWords } from '../../en/rest/restWords.ts';
import { plural, rewordTime, withPeriod } from '../grammar.ts';

/** Lists: which part of them is shown, and what is missing from them. */
export const lists: RestWords['lists'] = {
  pageOf: (page, pages) => `${page} sur ${pages}`,
  choose: (_count, formatted) => `${formatted} choix à cet endroit`,
  more: (count) => `Afficher ${count} de plus`,
  fewer: 'Afficher moins',
  showControls: 'Afficher la recherche et les lignes',
  hideControls: 'Masquer la recherche et les lignes',
  andMore: (count) => `et ${count} de plus`,
  dropped: (count, formatted) =>
    `${formatted} ${plural(count, 'élément illisible n’est pas affiché', 'éléments illisibles ne sont pas affichés')}.`,
  labeled: (label, text) => `${label}\u00A0: ${text}`,
  noStops: 'aucun arrêt.',
  destinationsUnknown: 'Les directions de ces arrêts sont inconnues\u00A0: ils sont tous affichés.',
  noneToward: (destination) => `Aucun arrêt dans la direction ${destination}.`,
  timetableEnded: (day) => withPeriod(`Cet horaire a pris fin le ${rewordTime(day)}`),
  possibleReason: 'C’est peut-être la raison de cette absence.',
  otherZone: (zone) => `Les heures sont celles du fuseau ${zone}.`,
};
