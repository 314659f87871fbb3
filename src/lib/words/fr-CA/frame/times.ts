import type { CityWords } from '../../city-words.ts';
import type { FrameWords } from '../../en/frame/frameWords.ts';

/** When buses come. Times and durations arrive formatted. */
export const timesOf = ({ isBusCity }: CityWords): FrameWords['times'] => ({
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
