import type { Words } from '../../en/words.ts';
import { capitalized, plural } from '../grammar.ts';
import type { Noun } from '../nouns.ts';

const lines = (count: number, routes: string) => `${plural(count, 'ligne', 'lignes')} ${routes}`;

export const kioskOf = ({ one, many, aucun }: Noun): Words['kiosk'] => ({
  needsStop: 'Pour afficher les départs, ajoutez un arrêt à l’adresse de cet écran : stop=ID.',
  here: 'Vous êtes ici',
  onPhone: 'Sur votre téléphone',
  after: (distances) => `puis ${distances}`,
  at: (stop) => `prochain arrêt\u00A0: ${stop}`,
  atShort: (stop) => `prochain\u00A0: ${stop}`,
  eventAtLot: {
    now: 'événement en cours',
    'maybe-now': 'événement possible',
    soon: 'événement bientôt',
    today: 'événement auj.',
  },
  noStopNear: (distance) => `Aucun arrêt dans un rayon de ${distance}.`,
  noBusData: `Aucune donnée sur les ${many} en ce moment.`,
  noneRunning: `${capitalized(aucun)} ${one} ne circule en ce moment.`,
  notComing: `${capitalized(aucun)} ${one} maintenant\u00A0:`,
  running: (count) => plural(count, one, many),
  bands: {
    plenty: 'beaucoup',
    some: 'assez',
    few: 'peu',
    full: 'complet',
    unknown: 'inconnu',
  },
  events: {
    now: 'Maintenant',
    mayAffectFrom: (time) => `peut toucher le stationnement dès ${time}`,
    mayAffect: 'effet possible',
  },
  until: (what, end) => `${what} jusqu’à ${end}`,
  untilDay: (what, day) => `${what} jusqu’au ${day}`,
  onlyUntil: (end) => `Jusqu’à ${end}`,
  onlyUntilDay: (day) => `Jusqu’au ${day}`,
  unknownRoutes: (count, routeIDs) =>
    `${plural(count, 'La', 'Les')} ${lines(count, routeIDs)} ${plural(count, 'n’existe pas', 'n’existent pas')} dans ce réseau.`,
  noStops: (count, stopIDs) =>
    `${plural(count, 'L’arrêt', 'Les arrêts')} ${stopIDs} ${plural(count, 'n’existe pas', 'n’existent pas')}.`,
  unservedStops: (count, stopIDs) =>
    `Ces lignes ne desservent pas ${plural(count, 'l’arrêt', 'les arrêts')} ${stopIDs}.`,
  unknownLots: (count, names) =>
    `${plural(count, 'Ce stationnement n’est pas', 'Ces stationnements ne sont pas')} dans la liste\u00A0: ${names}.`,
  noLotsOf: (operator) => `Aucun stationnement exploité par ${operator} dans la liste.`,
  lotsOfOthers: (count, names, operator) =>
    `${plural(count, 'Ce stationnement n’est pas exploité', 'Ces stationnements ne sont pas exploités')} par ${operator}\u00A0: ${names}.`,
  busesOld: (count, routes, age) =>
    `${count === 0 ? 'Les' : `${capitalized(lines(count, routes))}\u00A0: les`} positions des ${many} datent d’il\u00A0y\u00A0a\u00A0${age}.`,
  busesLost: (count, routes, age) =>
    `${count === 0 ? 'On' : `${capitalized(lines(count, routes))}\u00A0: on`} ignore où sont les ${many} en ce moment.${age === null ? '' : ` Le dernier signal date d’il\u00A0y\u00A0a\u00A0${age}.`}`,
  busesFrozen: (count, routes, age) =>
    `${count === 0 ? 'Aucune' : `${capitalized(lines(count, routes))}\u00A0: aucune`} nouvelle position depuis ${age}. Les ${many} sont peut-être ailleurs.`,
  lotsOld: (age) => `Les places libres datent d’il\u00A0y\u00A0a\u00A0${age}.`,
  lotsFrozen: (age) => `Les places libres n’ont pas changé depuis ${age} et peuvent être fausses.`,
  lotsLost: (age) =>
    `Les places libres sont inconnues en ce moment.${age === null ? '' : ` Les dernières datent d’il\u00A0y\u00A0a\u00A0${age}.`}`,
  eventsOld: (age) => `La liste des événements date d’il\u00A0y\u00A0a\u00A0${age}.`,
  eventsLost: 'Les événements n’ont pas pu être chargés.',
  eventsPartial: 'Certains événements n’ont pas pu être chargés.',
  allLost: (age) =>
    `Aucune information en temps réel pour le moment.${age === null ? '' : ` La dernière mise à jour date d’il\u00A0y\u00A0a\u00A0${age}.`}`,
  returnsIn: (seconds) => `Retour à l’écran d’accueil dans ${seconds}`,
});

export const operator: Words['operator'] = {
  heading: 'Cet écran',
  status: 'Données',
  statuses: {
    starting: 'chargement',
    ok: 'toutes en temps réel',
    degraded: 'il en manque',
    lost: 'aucune',
  },
  states: { loading: 'chargement', ok: 'en temps réel', failing: 'en échec', lost: 'perdue' },
  dataAge: (age) => `il\u00A0y\u00A0a\u00A0${age}`,
  screen: 'ID de l’écran',
  version: 'Version',
  uptime: 'En marche depuis',
  reloads: 'Rechargements automatiques',
  contextLosses: 'Redémarrages de la carte',
  memory: 'Mémoire',
  server: 'Service de données',
  parameters: 'Paramètres',
  ignored: 'Non pris en compte',
  lastError: 'Dernière erreur',
  noError: 'aucune',
  errorAge: (age) => `il\u00A0y\u00A0a\u00A0${age}`,
  closes: (idle) => `Se ferme après ${idle} d’inactivité.`,
  leave: 'Quitter l’écran',
};
