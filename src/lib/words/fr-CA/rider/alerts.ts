import type { Words } from '../../en/words.ts';
import { capitalized, plural } from '../grammar.ts';
import type { Noun } from '../nouns.ts';

export const alertsOf = ({ one, many, un, aucun, e }: Noun): Words['alerts'] => ({
  part: 'Alertes d’arrêt',
  heading: `M’alerter quand ${un} ${one} approche`,
  toward: (destination) => `Direction ${destination}`,
  anyDestination: `Tou${e === '' ? 's' : 'tes'} les ${many}`,
  turnOff: 'Désactiver les alertes',
  turnedOff: (stop) => `Les alertes pour ${stop} sont désactivées.`,
  limitReached: (most) =>
    `Vous avez déjà des alertes pour ${most} arrêts. Retirez-en un pour en ajouter un autre.`,
  howItWorks: `Les alertes ne fonctionnent que si cette page est ouverte. Vous en recevrez une pour chaque ${one} en route vers ici.`,
  added: (stop) => `Alertes activées pour ${stop}.`,
  remove: (stop) => `Retirer les alertes pour ${stop}`,
  noneNear: `${capitalized(aucun)} ${one} à proximité pour l’instant.`,
  serving: (routes, count, vehicleIDs) =>
    `${plural(routes, 'Sur cette ligne', 'Sur ces lignes')} maintenant\u00A0: ${plural(count, one, many)} ${vehicleIDs}.`,
  noneServing: `${capitalized(aucun)} ${one} ne circule dans cette direction en ce moment.`,
  more: (count) => `${count} de plus`,
  details: 'Toutes les alertes',
  routeNotSelected: 'Aucune ligne choisie ne passe ici.',
  stopsFailed: `Les arrêts n’ont pas pu être chargés\u00A0: les ${many} de cet arrêt ne peuvent pas être affiché${e}s.`,
  noLiveData: `Aucune donnée en temps réel sur les ${many} en ce moment.`,
  next: (bus, stop) => `${bus}. Prochain arrêt\u00A0: ${stop}.`,
  before: (bus, before, stop) => `${bus}. Prochain arrêt\u00A0: ${before}, juste avant ${stop}.`,
  soon: (bus, before, stop) => `${bus}. Prochain arrêt\u00A0: ${before}, puis bientôt ${stop}.`,
  title: (routeID, stop) => `${capitalized(one)} de la ligne ${routeID} près de l’arrêt ${stop}`,
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
});
