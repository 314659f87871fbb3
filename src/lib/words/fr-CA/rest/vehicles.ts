import type { RestWords } from '../../en/rest/restWords.ts';
import { capitalized, withPeriod, plural } from '../grammar.ts';
import type { Noun } from '../nouns.ts';

export const vehiclesOf = ({ one, many, ce, du, aucun }: Noun): RestWords['vehicles'] => ({
  heading: capitalized(many),
  kind: capitalized(one),
  part: capitalized(many),
  count: (count, formatted) => `${formatted} ${plural(count, one, many)}`,
  vehicleID: (vehicleID) => `${capitalized(one)} ${vehicleID}`,
  onRoute: (vehicleID, routeID, destination) =>
    `${capitalized(one)} ${vehicleID} sur la ligne ${routeID}${destination === '' ? '' : `, direction ${destination}`}`,
  toward: (destination) => `direction ${destination}`,
  next: (stop) => `prochain arrêt\u00A0: ${stop}`,
  headingToward: (compass) => `vers ${compass}`,
  compass: {
    n: 'le nord',
    ne: 'le nord-est',
    e: 'l’est',
    se: 'le sud-est',
    s: 'le sud',
    sw: 'le sud-ouest',
    w: 'l’ouest',
    nw: 'le nord-ouest',
  },
  lastMoved: (age) => `dernier mouvement il\u00A0y\u00A0a\u00A0${age}`,
  hasNotMoved: (age) => `immobile depuis ${age}`,
  notSeenMoving: (age) => `aucun mouvement vu depuis ${age}`,
  notMoving: (age) => `Immobile depuis ${age}.`,
  notPublished: 'Les positions en temps réel ne sont pas publiées ici.',
  unavailable: (why) => `Aucune information sur les ${many} pour le moment\u00A0: ${why}.`,
  state: {
    loading: `Recherche des ${many}…`,
    live: (counted, age) => `${counted}, mise à jour il\u00A0y\u00A0a\u00A0${age}`,
    updated: (age) => `Mise à jour il\u00A0y\u00A0a\u00A0${age}`,
    empty: `${capitalized(aucun)} ${one} sur cette ligne en ce moment.`,
    noService: (routeID, nextDay) =>
      `La ligne ${routeID} n’est pas en service aujourd’hui.${nextDay === null ? '' : withPeriod(` Prochain service\u00A0: ${nextDay}`)}`,
    delayed: (age) =>
      `Les données des ${many} sont en retard. Ces positions datent d’il\u00A0y\u00A0a\u00A0${age}.`,
    delayedHidden: (age) =>
      `Les données des ${many} sont en retard. Les dernières positions datent d’il\u00A0y\u00A0a\u00A0${age} et ne sont plus affichées.`,
    unreachable: (since, why) =>
      `Les données en temps réel des ${many} sont inaccessibles (${since})\u00A0: ${why}.`,
    shownAsOf: (age) => `Ces positions datent d’il\u00A0y\u00A0a\u00A0${age}.`,
    detailsAsOf: (age) => `Ces détails datent d’il\u00A0y\u00A0a\u00A0${age}.`,
    frozen: (age) =>
      `Les données des ${many} ne sont plus mises à jour. Le service répond, mais rien n’a bougé depuis ${age}. Les ${many} sont peut-être ailleurs.`,
  },
  liveAgain: `Les données en temps réel des ${many} sont de retour.`,
  card: {
    route: 'Ligne',
    destination: 'Direction',
    nextStop: 'Prochain arrêt',
    heading: 'Cap',
    headingUnknown: 'encore inconnu',
    movement: 'Mouvement',
    features: 'À bord',
    wifiAccess: 'Wi-Fi',
    bikeRack: 'Support à vélos',
    wheelChairLift: 'Plateforme élévatrice',
    wheelChairAccessible: 'Accessible en fauteuil roulant',
    yes: 'Oui',
    no: 'Non',
    unknown: 'Inconnu',
    leftRoute: (routeID, age) =>
      `${capitalized(ce)} a quitté la ligne ${routeID} il\u00A0y\u00A0a\u00A0${age}. Ces détails viennent de son dernier signal.`,
    routeUnknown: `La ligne ${du} est inconnue.`,
    routeNotShown: (routeID) => `La ligne ${routeID} n’est pas affichée.`,
    showRoute: (routeID) => `Afficher la ligne ${routeID}`,
    notOnRoute: (routeID) => `${capitalized(ce)} n’est pas sur la ligne ${routeID} en ce moment.`,
  },
});

export const needsOf = ({ one, many }: Noun): RestWords['needs'] => ({
  label: 'Il me faut',
  lift: 'Plateforme élévatrice',
  accessible: 'Accessible en fauteuil roulant',
  bike: 'Support à vélos',
  wifi: 'Wi-Fi',
  match: (count, matching, total, formatted) =>
    `${matching} ${plural(total, one, many)} sur ${formatted} ${plural(count, 'convient', 'conviennent')}.`,
  notReportedCount: (count, formatted) =>
    `Aucune information pour ${formatted} ${plural(count, one, many)}.`,
  unmet: 'n’a pas ce qu’il vous faut',
  notReported: 'équipement à bord inconnu',
});

export const followOf = ({ one, du, e }: Noun): RestWords['follow'] => ({
  start: 'Suivre sur la carte',
  stop: 'Arrêter le suivi',
  following: (vehicleID) => `Suivi\u00A0: ${one} ${vehicleID}.`,
  stopped: `Le suivi ${du} est arrêté.`,
  busLeft: (vehicleID) =>
    `Le suivi ${du} ${vehicleID} est arrêté\u00A0: ${e === '' ? 'il' : 'elle'} n’est plus sur la carte.`,
});
