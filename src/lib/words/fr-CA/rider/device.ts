import type { CityWords } from '../../city-words.ts';
import type { Words } from '../../en/words.ts';
import { plural } from '../grammar.ts';

export const deviceOf = ({ hasParking }: CityWords): Words['device'] => ({
  button: 'Données sur cet appareil',
  intro:
    'Ces données ne sont enregistrées que sur cet appareil. La langue, l’apparence, les unités et les alertes font partie de l’adresse de la page et ne sont pas enregistrées.',
  kinds: {
    favorites: 'Favoris',
    lotHistory: 'Historique de stationnement',
    visit: 'Dernière visite',
    lists: hasParking ? 'Arrêts et stationnements hors ligne' : 'Arrêts hors ligne',
    timetables: 'Horaires hors ligne',
    files: 'Page et carte hors ligne',
  },
  saved: (count) => `Éléments enregistrés\u00A0: ${count}`,
  none: 'Rien d’enregistré',
  clear: 'Effacer',
  clearKind: (kind) => `Effacer\u00A0: ${kind}`,
  cleared: (kind) => `Effacé\u00A0: ${kind}.`,
  failed: (kinds) => `Impossible d’effacer\u00A0: ${kinds}. Réessayez.`,
  clearAll: 'Effacer toutes les données de cet appareil',
  clearedAll:
    'Toutes les données sont effacées. Rien d’autre ne sera enregistré avant que vous rouvriez cette page.',
});

export const favoritesOf = ({ hasParking }: CityWords): Words['favorites'] => ({
  heading: 'Favoris',
  add: 'Favori',
  addRoute: (routeID) => `Ligne ${routeID} favorite`,
  none: hasParking
    ? 'Les arrêts, les lignes et les stationnements favoris apparaissent ici.'
    : 'Les arrêts et les lignes favoris apparaissent ici.',
  clear: 'Retirer tous les favoris',
});

export const changes: Words['changes'] = {
  heading: 'Ce qui a changé',
  label: 'Nouveau',
  button: (count, formatted) =>
    `Nouveau\u00A0: ${formatted} ${plural(count, 'changement', 'changements')}`,
  none: 'Rien n’a changé depuis votre dernière visite.',
  ago: (age) => `il\u00A0y\u00A0a\u00A0${age} ou moins`,
  eventNew: 'Nouvel événement',
  eventMoved: 'Événement déplacé',
  eventRemoved: 'Événement retiré de la liste',
  noticeNew: 'Nouvel avis',
  noticeChanged: 'Avis modifié',
  noticeEnded: 'Avis terminé',
  lot: (band) => `maintenant\u00A0: ${band}`,
  busJoined: (routeID) => `Maintenant sur la ligne ${routeID}`,
  busLeft: (routeID) => `A quitté la ligne ${routeID}`,
  clear: 'Effacer ma dernière visite',
  cleared: 'Effacé. Les changements comptent à partir de maintenant.',
};
