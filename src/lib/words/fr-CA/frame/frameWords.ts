import type { CityWords } from '../../city-words.ts';
import type { FrameWords } from '../../en/frame/frameWords.ts';
import { memoizeWords } from '../../kinds/memoizeWords.ts';
import type { VehicleKind } from '../../kinds/vehicle-kinds.ts';
import { capitalized, plural } from '../grammar.ts';
import { NOUNS } from '../nouns.ts';
import type { Noun } from '../nouns.ts';
import { pageWordsFor } from '../page/pageWords.ts';

/** What the map can show or hide. */
const layersOf = ({ many }: Noun): FrameWords['layers'] => ({
  stops: 'Arrêts',
  vehicles: capitalized(many),
  lots: 'Stationnements',
  legend: 'Légende',
});

/** The states of the live data of one or more routes, after the routes' names. */
const feedOf = ({ many, aucun, one }: Noun): FrameWords['feed'] => ({
  ofRoutes: (count, routeIDs) => `${plural(count, 'Ligne', 'Lignes')} ${routeIDs}`,
  loading: `recherche des ${many}`,
  live: (counted) => `${counted}, en direct`,
  empty: `${aucun} ${one} en ce moment`,
  noService: (nextDay) =>
    nextDay === null
      ? 'aucun service aujourd’hui'
      : `aucun service aujourd’hui, prochain jour\u00A0: ${nextDay}`,
  delayed: `les données des ${many} sont en retard`,
  unreachable: `les données en direct des ${many} sont inaccessibles`,
  frozen: `les données des ${many} ne sont plus mises à jour`,
});

/** When buses come. Times and durations arrive formatted. */
const timesOf = ({ isBusCity }: CityWords): FrameWords['times'] => ({
  now: 'Imminent',
  live: 'En direct',
  scheduled: 'Prévu',
  unseen: 'Sans temps réel',
  every: (duration) => `Environ toutes les ${duration}`,
  late: (duration) => `en retard de ${duration}`,
  early: (duration) => `en avance de ${duration}`,
  canceled: 'Annulé',
  skipped: 'Arrêt non desservi',
  last: isBusCity ? 'Dernier bus' : 'Dernier départ',
  tomorrow: 'Demain',
  noneToday: (clock) =>
    isBusCity
      ? `Plus de bus aujourd’hui. Premier bus à ${clock}.`
      : `Plus de départs aujourd’hui. Premier départ à ${clock}.`,
  first: (clock) => (isBusCity ? `Premier bus à ${clock}.` : `Premier départ à ${clock}.`),
  noLive: 'Temps réel non disponible. Les heures affichées sont celles de l’horaire.',
  walk: (duration) => `${duration} à pied`,
  trip: 'Trajet',
  unknownTrip: 'Ce trajet est terminé, ou l’horaire a changé.',
  none: 'Aucun départ dans les 24 prochaines heures.',
  partial: 'Il manque des départs pour le moment.',
  to: (routeID, destination) =>
    destination === '' ? `Ligne ${routeID}` : `Ligne ${routeID}, direction ${destination}`,
  spoken: {
    inMinutes: (duration) => `dans ${duration}, en direct`,
    now: 'départ imminent, en direct',
    scheduled: (clock) => `prévu à ${clock}`,
    every: (duration) => `environ toutes les ${duration}`,
    canceled: (clock) => `le départ de ${clock} est annulé`,
    skipped: (clock) => `le départ de ${clock} ne dessert pas cet arrêt`,
    after: (times) => `puis ${times}`,
  },
});

/** The French words of a frame on another site (B20). */
export function createFrameWords(city: CityWords, vehicle: VehicleKind): FrameWords {
  const noun = NOUNS[vehicle];
  return {
    ...pageWordsFor(city),
    /** A frame on another site. */
    frame: {
      list: 'Liste',
      close: 'Fermer',
      skipMap: 'Passer la carte',
      live: (age) => `En direct, il y a ${age}`,
      updated: (age) => `Mise à jour il y a ${age}`,
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
