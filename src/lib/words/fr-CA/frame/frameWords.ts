import type { CityWords } from '../../city-words.ts';
import type { FrameWords } from '../../en/frame/frameWords.ts';
import { memoizeWords } from '../../kinds/memoizeWords.ts';
import type { VehicleKind } from '../../kinds/vehicle-kinds.ts';
import { capitalized, plural } from '../grammar.ts';
import { NOUNS } from '../nouns.ts';
import type { Noun } from '../nouns.ts';
import { pageWordsFor } from '../page/pageWords.ts';

const layersOf = ({ many }: Noun): FrameWords['layers'] => ({
  stops: 'Arrêts',
  vehicles: capitalized(many),
  lots: 'Stationnements',
  legend: 'Légende',
});

const feedOf = ({ many, aucun, one }: Noun): FrameWords['feed'] => ({
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

const timesOf = ({ isBusCity }: CityWords): FrameWords['times'] => ({
  // "Imminent" would take the room of the destination on displays.
  now: '<1\u00A0min',
  live: 'Temps réel',
  onTime: 'À l’heure',
  notComing: 'Ne passeront pas',
  scheduled: 'Prévu',
  unseen: 'Sans temps réel',
  every: (duration) => `Environ toutes les ${duration}`,
  late: (duration) => `${duration} de retard`,
  early: (duration) => `${duration} d’avance`,
  canceled: 'Annulé',
  skipped: 'Arrêt non desservi',
  from: (stop) => `Départ\u00A0: ${stop}`,
  last: isBusCity ? 'Dernier bus' : 'Dernier passage',
  tomorrow: 'Demain',
  noneToday: (clock) =>
    isBusCity
      ? `Service terminé pour aujourd’hui. Premier bus à ${clock}.`
      : `Service terminé pour aujourd’hui. Premier passage à ${clock}.`,
  first: (clock) => (isBusCity ? `Premier bus à ${clock}.` : `Premier passage à ${clock}.`),
  noLive: 'Temps réel non disponible. Les heures affichées sont celles de l’horaire.',
  walk: (duration) => `${duration} à pied`,
  trip: 'Trajet',
  unknownTrip: 'Ce trajet est terminé, ou l’horaire a changé.',
  none: 'Aucun passage dans les 24 prochaines heures.',
  partial: 'Certains passages manquent pour le moment.',
  to: (routeID, destination) =>
    destination === '' ? `Ligne ${routeID}` : `Ligne ${routeID}, direction ${destination}`,
  spoken: {
    inMinutes: (duration) => `dans ${duration}, en temps réel`,
    now: 'passage imminent, en temps réel',
    scheduled: (clock) => `prévu à ${clock}`,
    every: (duration) => `environ toutes les ${duration}`,
    canceled: (clock) => `le passage de ${clock} est annulé`,
    skipped: (clock) => `arrêt non desservi à ${clock}`,
    from: (stop) => `départ\u00A0: ${stop}`,
    after: (times) => `puis ${times}`,
  },
});

export function createFrameWords(city: CityWords, vehicle: VehicleKind): FrameWords {
  const noun = NOUNS[vehicle];
  return {
    ...pageWordsFor(city),
    frame: {
      list: 'Liste',
      close: 'Fermer',
      skipMap: 'Passer la carte',
      live: (age) => `Temps réel, il\u00A0y\u00A0a\u00A0${age}`,
      updated: (age) => `Mise à jour il\u00A0y\u00A0a\u00A0${age}`,
      printed: (time) => `Données de ${time}`,
      noNewTabs: 'Ce site empêche la carte d’ouvrir un onglet. Copiez plutôt l’adresse\u00A0:',
      address: 'Adresse de la carte complète',
    },
    layers: layersOf(noun),
    feed: feedOf(noun),
    times: timesOf(city),
  };
}

export const frameWordsFor = memoizeWords(createFrameWords);
