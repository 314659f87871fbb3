import type { CityWords } from '../../city-words.ts';
import type { Words } from '../../en/words.ts';
import { capitalized, plural } from '../grammar.ts';
import type { Noun } from '../nouns.ts';

/** Names everything that the search finds: "lignes, arrêts, bus, stationnements et événements", or fewer of them. */
function searchedData({ hasVehicles, hasParking }: CityWords, { many }: Noun): string {
  if (hasParking)
    return `lignes, arrêts, ${hasVehicles ? `${many}, ` : ''}stationnements et événements`;
  return hasVehicles ? `lignes, arrêts et ${many}` : 'lignes et arrêts';
}

export const searchOf = (city: CityWords, noun: Noun): Words['search'] => ({
  label: `Rechercher\u00A0: ${searchedData(city, noun)}`,
  hint: 'Nom ou numéro d’arrêt',
  close: 'Fermer la recherche',
  results: 'Résultats de la recherche',
  kinds: {
    route: 'Lignes',
    stop: 'Arrêts',
    destination: 'Destinations',
    vehicle: capitalized(noun.many),
    lot: 'Stationnements',
    event: 'Événements',
  },
  count: (count, formatted) => `${formatted} ${plural(count, 'résultat', 'résultats')}`,
  shownOf: (kind, shown, all) => `${kind}\u00A0: ${shown} sur ${all}`,
  none: (text) => `Aucun résultat pour «\u00A0${text}\u00A0».`,
  noneInSearched: (text) =>
    `Aucun résultat pour «\u00A0${text}\u00A0», mais la recherche n’a pas pu tout couvrir.`,
  partFailed: (part, why) => `${part}\u00A0: recherche impossible (${why}).`,
});

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
