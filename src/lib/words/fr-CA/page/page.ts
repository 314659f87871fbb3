import type { CityWords } from '../../city-words.ts';
import type { PageWords } from '../../en/page/pageWords.ts';

function tagline({ isBusCity, hasVehicles, hasParking }: CityWords): string {
  if (!hasVehicles)
    return hasParking ? 'Arrêts et stationnement en temps réel' : 'Lignes et arrêts';
  return `${isBusCity ? 'Bus' : 'Transport en commun'}${hasParking ? ' et stationnement' : ''} en temps réel`;
}

/** The frame of the page: its tabs, its map's place and what every part says while it loads or fails. */
export const pageOf = (city: CityWords): PageWords['page'] => ({
  direction: 'ltr',
  map: 'La carte',
  mapLoading: 'Chargement de la carte…',
  title: (name) => `${tagline(city)}\u00A0: ${name}`,
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
