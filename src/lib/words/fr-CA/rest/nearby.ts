import type { RestWords } from '../../en/rest/restWords.ts';
import { plural } from '../grammar.ts';
import type { Noun } from '../nouns.ts';

export const nearby: RestWords['nearby'] = {
  heading: 'À proximité',
  part: 'Arrêts à proximité',
  start: 'Touchez la carte, ou appuyez sur Entrée, pour trouver les arrêts à proximité.',
  searching: 'Recherche…',
  found: (count, formatted, radius) =>
    `${formatted} ${plural(count, 'arrêt', 'arrêts')} dans un rayon de ${radius}`,
  none: (radius) => `Aucun arrêt dans un rayon de ${radius} autour de ce point.`,
  nearest: 'Arrêt le plus proche sur les lignes choisies\u00A0:',
  away: (stop, distance) => `${stop}, à ${distance}`,
  walk: (distance, minutes) => `${distance}, ${minutes} à pied`,
  here: 'À cet endroit',
  radius: 'Rayon de recherche',
  clear: 'Effacer la recherche',
  widening: 'Peu d’arrêts à proximité. Recherche plus loin…',
  widened: (least, reach) =>
    `Peu d’arrêts dans un rayon de ${least}\u00A0: la recherche a été étendue à ${reach}.`,
  partOfArea: 'Une partie du secteur',
  incomplete: 'La recherche est incomplète.',
};

export const stopOf = ({ many, e }: Noun): RestWords['stop'] => ({
  unknown: (stopID) => `L’arrêt ${stopID} n’existe pas.`,
  nearby: 'Arrêts près de celui-ci',
  byReservation: 'Sur réservation seulement.',
  timetable: 'Horaire',
  routesNotSelected: `Aucune des lignes choisies ne dessert cet arrêt\u00A0: ses ${many} ne sont pas affiché${e}s.`,
  findRoutes: (stops) =>
    plural(stops, 'Trouver les lignes de cet arrêt', 'Trouver les lignes de ces arrêts'),
  findOtherRoutes: (stops) =>
    plural(
      stops,
      'Trouver les autres lignes de cet arrêt',
      'Trouver les autres lignes de ces arrêts',
    ),
  findingRoutes: 'Recherche des lignes…',
  routesHere: (count, routeIDs) =>
    `${plural(count, 'La ligne', 'Les lignes')} ${routeIDs} ${plural(count, 'dessert', 'desservent')} cet arrêt.`,
  noRoutes: 'Aucune des lignes de cette page ne dessert cet arrêt.',
  noTimes: 'Ce service ne donne pas d’heures de départ.',
  instead: (name) => `Utilisez ${name}`,
  noOtherRoutes: 'Aucune autre ligne de cette page ne dessert cet arrêt.',
  stopsOfRoutes: (count, routeIDs) =>
    `Arrêts ${plural(count, 'de la ligne', 'des lignes')} ${routeIDs}`,
});
