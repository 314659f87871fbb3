import type { Words } from '../../en/words.ts';

export const alerts: Words['alerts'] = {
  part: 'Alertes d’arrêt',
  turnedOff: (stop) => `Les alertes pour ${stop} sont désactivées.`,
  limitReached: (most) =>
    `Vous avez déjà des alertes pour ${most} arrêts. Retirez-en un pour en ajouter un autre.`,
  added: (stop) => `Alertes activées pour ${stop}.`,
  remove: (stop) => `Retirer les alertes pour ${stop}`,
  more: (count) => `${count} de plus`,
  details: 'Toutes les alertes',
  notify: 'M’avertir aussi en arrière-plan',
  notifyDenied:
    'Votre navigateur ne permet pas les notifications de cette page. Vérifiez ses réglages.',
  byTime: {
    heading: 'M’alerter',
    when: 'Quand',
    minutes: (duration) => `${duration} avant`,
    leaveHere: 'Au moment de partir de ma position',
    leavePlace: 'Au moment de partir du lieu choisi',
    howItWorks:
      'Les alertes ne fonctionnent que si cette page est ouverte. Elles précisent si l’heure est en temps réel ou prévue à l’horaire.',
    live: (route, duration) =>
      duration === null
        ? `${route}\u00A0: passage imminent, en temps réel.`
        : `${route}\u00A0: passage dans ${duration}, en temps réel.`,
    scheduled: (route, clock) => `${route}\u00A0: passage prévu à ${clock}.`,
    gone: (route, what) => `${route}\u00A0: ${what}.`,
    leave: (duration) => `C’est le moment de partir\u00A0: ${duration} de marche.`,
    next: (time) => `Prochain passage\u00A0: ${time}.`,
    walk: (duration) => `Comptez ${duration} de marche.`,
    noTimes: 'Les heures n’ont pas pu être chargées. Vous ne recevrez pas d’alerte d’ici là.',
    noWalk: 'Votre position est inconnue\u00A0: impossible de vous dire quand partir.',
  },
};
