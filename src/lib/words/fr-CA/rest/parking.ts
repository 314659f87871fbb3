import type { RestWords } from '../../en/rest/restWords.ts';
import { capitalized, withPeriod, plural } from '../grammar.ts';
import type { Noun } from '../nouns.ts';

export const parkingOf = ({ one }: Noun): RestWords['parking'] => ({
  heading: 'Stationnement',
  part: 'Stationnements',
  one: 'Stationnement',
  count: (count, formatted) => `${formatted} ${plural(count, 'stationnement', 'stationnements')}`,
  none: 'Aucun stationnement.',
  notListed: 'Ce stationnement n’est pas dans la liste.',
  noneMatch: 'Aucun stationnement ne correspond à ces filtres.',
  showAll: 'Afficher tous les stationnements',
  openOf: (count, of) => `${plural(count, 'libre', 'libres')}${of === null ? '' : ` sur ${of}`}`,
  openAt: (clock) => `à ${clock}`,
  readAloud: (count, open, of) =>
    of === null
      ? `${open} ${plural(count, 'place libre', 'places libres')}`
      : `${open} ${plural(count, 'place libre', 'places libres')} sur ${of}`,
  readAloudAt: (count, open, clock) =>
    `${open} ${plural(count, 'place était libre', 'places étaient libres')} à ${clock}`,
  below: (share) => `<${share}`,
  above: (share) => `>${share}`,
  share: (share) => `${share} libre`,
  bands: {
    plenty: 'beaucoup de places',
    some: 'quelques places',
    few: 'peu de places',
    full: 'complet',
    unknown: 'nombre inconnu',
  },
  reasons: {
    'no-count': 'nombre inconnu',
    impossible: 'le nombre semble inexact',
    'too-old': 'le nombre est trop ancien',
    'not-reported': 'aucune donnée reçue',
    planned: 'nombre masqué',
  },
  why: {
    'no-count': 'Nombre de places libres inconnu. Le stationnement n’est pas forcément complet.',
    impossible: 'Le nombre reçu est impossible et n’est pas affiché.',
    'too-old': 'Aucun nombre plus récent. Les places libres ont pu changer depuis.',
    'not-reported': 'Ce stationnement manque à la dernière mise à jour.',
    planned: 'Les nombres en temps réel ne valent que pour maintenant.',
  },
  checked: (age) => `vérifié il\u00A0y\u00A0a\u00A0${age}`,
  notOnMap: 'absent de la carte',
  notOnMapWhy: 'Sa position est inconnue\u00A0: il n’est que dans la liste.',
  away: (distance) => `à ${distance}`,
  event: {
    now: 'stationnement événementiel en cours',
    'maybe-now': 'un événement touche peut-être le stationnement',
    soon: 'stationnement événementiel bientôt',
    today: 'stationnement événementiel aujourd’hui',
  },
  trend: {
    filling: 'se remplit',
    emptying: 'se vide',
    steady: 'stable',
    fewer: (spots, time) => `${spots} places libres de moins qu’il\u00A0y\u00A0a\u00A0${time}`,
    more: (spots, time) => `${spots} places libres de plus qu’il\u00A0y\u00A0a\u00A0${time}`,
    same: (time) => `stable depuis ${time}`,
  },
  doubt: {
    short: 'peut être inexact',
    frozen: 'Ce nombre n’a pas changé depuis plus de 3 heures et peut être inexact.',
    jumped: 'Ce nombre a changé soudainement de plus de la moitié et peut être inexact.',
  },
  alternatives: {
    heading: 'Stationnements les plus proches avec des places',
    none: 'Aucun autre stationnement avec des places libres.',
    straightLine: (distance, walk) => `${distance} à vol d’oiseau, environ ${walk} à pied`,
  },
  plan: {
    window: 'stationnement événementiel à cette heure',
    maybe: 'un événement touchera peut-être le stationnement à cette heure',
    none: 'aucun événement à cette heure',
    unknown: 'aucune information sur les événements',
    counts: (when) =>
      `${withPeriod(`Stationnement événementiel\u00A0: ${when}`)} Les nombres en temps réel sont masqués, car ils ne sont pas une prévision.`,
    onMap: (when) => withPeriod(`Stationnements affichés\u00A0: ${when}`),
    backToNow: 'Revenir à maintenant',
    legend: {
      window: 'stationnement événementiel à cette heure, tel que publié',
      maybe: 'événement sans heures de stationnement publiées',
      none: 'aucun événement à cette heure',
      unknown: 'aucune information sur les événements',
    },
  },
  sort: {
    label: 'Trier par',
    name: 'Nom',
    open: 'Places libres',
    distance: 'Distance',
    ride: `Places libres et ${one} à proximité`,
  },
  filters: 'Filtres',
  operator: 'Exploitant',
  allOperators: 'Tous les exploitants',
  withOpenSpots: 'Places libres',
  withEvent: 'Événement aujourd’hui',
  withEventAtTime: 'Événement à cette heure',
  openSpotsUnknown:
    'Les places libres à cette heure sont imprévisibles\u00A0: tous les stationnements sont affichés.',
  address: 'Adresse',
  entrances: 'Entrées',
  position: 'Emplacement',
  directions: 'Itinéraire',
  directionsTo: (place) => `Itinéraire vers ${place}`,
  countLimits: 'Ce nombre ne dit pas si le stationnement est ouvert ni qui peut s’y garer.',
  askHost: (host) => `Consultez ${host}`,
  save: 'Enregistrer cette liste sous',
  legend: {
    heading: 'Symboles',
    from: (spots, share) => `${spots} places libres ou plus, et plus de ${share}`,
    upTo: (spots, share) => `jusqu’à ${spots} places libres, ou jusqu’à ${share}`,
    full: '0 place libre',
    unknown: 'nombre inconnu ou trop ancien',
    event: 'stationnement événementiel en cours ou bientôt',
  },
});

export const parkAndRideOf = ({ one, many, aucun, e }: Noun): RestWords['parkAndRide'] => ({
  stops: (walk) => `Arrêts accessibles à pied (${walk})`,
  noStops: (walk) => `Aucun arrêt dans un rayon de ${walk} autour de ce stationnement.`,
  searching: 'Recherche d’arrêts…',
  searchLimit: (reach) =>
    `Les arrêts des autres lignes ne sont affichés que dans un rayon de ${reach}.`,
  walk: (distance, minutes) => `${distance}, ${minutes} à pied`,
  routes: 'Lignes accessibles à pied\u00A0:',
  busesComing: (count, formatted) => `${formatted} ${plural(count, one, many)} en route`,
  noBuses: `${capitalized(aucun)} ${one} près de ces arrêts en ce moment.`,
  routesNotSelected: `Aucune des lignes choisies ne dessert ces arrêts\u00A0: leurs ${many} ne sont pas affiché${e}s.`,
  lots: (walk) => `Stationnements avec des places, accessibles à pied (${walk})`,
  noLots: (walk) => `Aucun stationnement avec des places dans un rayon de ${walk}.`,
  noForecast: 'Les places libres près d’ici sont imprévisibles pour l’heure choisie.',
  lotsLoading: 'Recherche de stationnements…',
});
