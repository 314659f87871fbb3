import type { CityWords } from '../../city-words.ts';
import type { FrameWords } from '../../en/frame/frameWords.ts';

/** When buses come. Times and durations arrive formatted. */
export const timesOf = ({ isBusCity }: CityWords): FrameWords['times'] => ({
  // "Imminent" would take the room of the destination on displays.
  now: '<1\u00A0min',
  live: 'Temps réel',
  scheduled: 'Prévu',
  unseen: 'Sans temps réel',
  every: (duration) => `Environ toutes les ${duration}`,
  late: (duration) => `${duration} de retard`,
  early: (duration) => `${duration} d’avance`,
  canceled: 'Annulé',
  skipped: 'Arrêt non desservi',
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
    after: (times) => `puis ${times}`,
  },
});
