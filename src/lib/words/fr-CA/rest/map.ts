import type { CityWords } from '../../city-words.ts';
import type { RestWords } from '../../en/rest/restWords.ts';
import { capitalized, plural } from '../grammar.ts';
import type { Noun } from '../nouns.ts';

/** Names everything that the city's data puts on the map: "Les arrêts, les bus et les stationnements", or fewer. */
function dataOnMap({ hasVehicles, hasParking }: CityWords, { many }: Noun): string {
  if (hasVehicles)
    return hasParking
      ? `Les arrêts, les ${many} et les stationnements`
      : `Les arrêts et les ${many}`;
  return hasParking ? 'Les arrêts et les stationnements' : 'Les arrêts';
}

const NO_STREETS = 'Les rues n’ont pas pu être chargées.';

export const mapOf = (city: CityWords, noun: Noun): RestWords['map'] => ({
  label:
    'Carte. Les flèches la déplacent, plus et moins changent le zoom, et Entrée trouve les arrêts au centre.',
  hint: 'Choisissez un point sur la carte pour trouver les arrêts à proximité.',
  controls: 'Commandes de la carte',
  zoomIn: 'Zoom avant',
  zoomOut: 'Zoom arrière',
  northUp: 'Remettre le nord en haut',
  fullScreen: 'Plein écran',
  fullScreenLeave: 'Quitter le plein écran',
  fullScreenFailed: 'Plein écran impossible ici.',
  myLocation: 'Arrêts près de moi',
  locating: 'Recherche de votre position…',
  locationDenied: 'La géolocalisation est bloquée. Touchez plutôt la carte.',
  locationNotAllowed: 'Ce site ne permet pas la géolocalisation. Touchez plutôt la carte.',
  locationFailed: 'Votre position est introuvable. Touchez plutôt la carte.',
  locationTimeout: 'La recherche est trop longue. Réessayez ou touchez la carte.',
  locationOutside: (name) =>
    `${name} semble loin d’ici. Touchez la carte pour y trouver des arrêts.`,
  layers: 'Couches et légende',
  unavailable:
    'Ce navigateur ne peut pas afficher les rues. Les listes donnent la même information.',
  codeFailed: 'La carte complète n’a pas pu être chargée. Les listes donnent la même information.',
  contextLost: 'La carte se redessine…',
  retryLater:
    'La carte s’est arrêtée. Nouvel essai dans dix minutes. Les listes donnent la même information.',
  retrying: 'Nouvel essai…',
  noStreets: NO_STREETS,
  basemapFailed: `${NO_STREETS} ${dataOnMap(city, noun)} restent au bon endroit.`,
  basemapChunkFailed: `Les rues n’ont pas pu être chargées\u00A0: une partie de la page n’a pas été téléchargée. ${dataOnMap(city, noun)} restent au bon endroit.`,
  cooperativeTouch: 'Déplacez la carte avec deux doigts',
  cooperativeWheel: 'Ctrl + molette pour zoomer',
  cooperativeWheelMac: '⌘ + molette pour zoomer',
  routesOutside: (count) =>
    plural(
      count,
      'La ligne choisie n’est pas visible sur la carte.',
      'Les lignes choisies ne sont pas visibles sur la carte.',
    ),
  showRoutes: 'Voir sur la carte',
  attribution: 'Données de la carte',
});

export const legendOf = ({ one, du, e }: Noun): RestWords['legend'] => ({
  stop: 'Arrêt',
  stopSelected: 'Arrêt choisi',
  routeLine: 'Tracé de la ligne',
  schematicLine: 'Lignes droites entre les arrêts',
  searched: 'Secteur de la recherche',
  bus: `${capitalized(one)} et sa direction`,
  busNoHeading: `${capitalized(one)}, direction encore inconnue`,
  busDimmed: 'Ne correspond pas à vos filtres',
  busFaded: `${capitalized(one)} à sa dernière position connue`,
  busSelected: `${capitalized(one)} choisi${e}`,
  tether: `Trait vers le prochain arrêt ${du} choisi${e}`,
  lotLate: 'Nombre peut-être dépassé',
  lotSelected: 'Stationnement choisi',
  lotsTogether: 'Plusieurs stationnements rapprochés',
  eventNow: 'Stationnement événementiel en cours',
  eventMaybe: 'Un événement touche peut-être le stationnement',
  eventSoon: 'Stationnement événementiel bientôt',
});
