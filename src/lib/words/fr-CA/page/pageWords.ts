import type { CityWords } from '../../city-words.ts';
import type { PageWords } from '../../en/page/pageWords.ts';
import { rewordFormats } from '../../rewordFormats.ts';
import { plural, rewordTime } from '../grammar.ts';

function tagline({ isBusCity, hasVehicles, hasParking }: CityWords): string {
  if (!hasVehicles)
    return hasParking ? 'Arrêts et stationnement en temps réel' : 'Lignes et arrêts';
  return `${isBusCity ? 'Bus' : 'Transport en commun'}${hasParking ? ' et stationnement' : ''} en temps réel`;
}

const pageOf = (city: CityWords): PageWords['page'] => ({
  direction: 'ltr',
  map: 'La carte',
  mapLoading: 'Chargement de la carte…',
  title: (name, what = tagline(city)) => `${what}\u00A0: ${name}`,
  tagline: tagline(city),
  skipToList: 'Aller à la liste',
  panel: 'Listes et détails',
  tabs: {
    departures: 'Prochains passages',
    stops: 'Arrêts',
    vehicles: city.isBusCity ? 'Bus' : 'Véhicules',
    lots: 'Stationnement',
    events: 'Événements',
    notices: 'Avis',
  },
  loading: 'Chargement…',
  retry: 'Réessayer',
  reload: 'Recharger la page',
  reloadFailed: 'La page est inaccessible pour le moment. Réessayez dans un instant.',
  sheetTaller: 'Agrandir la liste',
  sheetShorter: 'Agrandir la carte',
  search: 'La recherche',
  partFailed: (part) => `${part}\u00A0: affichage impossible à cause d’une erreur.`,
  back: 'Retour à la liste',
  openFullMap: 'Carte complète',
  newWindow: 's’ouvre dans un nouvel onglet',
});

const routesOf = ({ isBusCity, hasVehicles }: CityWords): PageWords['routes'] => ({
  heading: 'Lignes',
  name: (routeID, name) => `Ligne ${routeID}, ${name}`,
  unnamed: (routeID) => `Ligne ${routeID}`,
  all: 'Toutes les lignes',
  none: `Choisissez une ligne pour voir ses arrêts${hasVehicles ? ` et ses ${isBusCity ? 'bus' : 'véhicules'}` : ''}.`,
  start: (count, routeIDs) =>
    `Tous les ${isBusCity ? 'bus' : 'véhicules'} sont sur la carte. Les arrêts affichés sont ceux ${plural(count, 'de la ligne', 'des lignes')} ${routeIDs}.`,
  unknown: (count, routeIDs) =>
    `${plural(count, 'La ligne', 'Les lignes')} ${routeIDs} ${plural(count, 'n’existe pas', 'n’existent pas')}.`,
  destinations: 'Direction',
  allDestinations: 'Toutes',
  moreDestinations: (formatted) => `${formatted} de plus`,
  fewerDestinations: 'Moins',
});

const failures: PageWords['failures'] = {
  unreachable: 'le service ne répond pas',
  timeout: 'le service a mis trop de temps à répondre',
  http: 'le service a signalé une erreur',
  refused: (description) => `le service a refusé la demande\u00A0: «\u00A0${description}\u00A0»`,
  malformed: 'la réponse est illisible',
  chunk: 'une partie de la page n’a pas été téléchargée',
  since: (clock) => `depuis ${clock}`,
  part: (part, why) => `${part}\u00A0: chargement impossible (${why}).`,
  stale: (part, why, age) =>
    `${part}\u00A0: mise à jour impossible (${why}). Les données affichées datent d’il\u00A0y\u00A0a\u00A0${age}.`,
};

const stops: PageWords['stops'] = {
  favorites: 'Vos arrêts',
  ofRoute: (routeID) => `Arrêts de la ligne ${routeID}`,
  stopID: (stopID) => `Arrêt ${stopID}`,
  exitOnly: (destinations) => `débarquement seulement, direction ${destinations}`,
  toward: (destinations) => `direction ${destinations}`,
};

export const pageWordsFor = (city: CityWords): PageWords => ({
  page: pageOf(city),
  failures,
  routes: routesOf(city),
  stops,
  reword: rewordFormats(rewordTime),
});
