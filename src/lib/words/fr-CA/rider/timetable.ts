import type { Words } from '../../en/words.ts';
import { rewordTime } from '../grammar.ts';

/** The timetable of a stop on a day. Times and durations arrive formatted. */
export const timetable: Words['timetable'] = {
  day: 'Jour',
  shownDay: rewordTime,
  dayBefore: 'Jour précédent',
  dayAfter: 'Jour suivant',
  hour: 'Heure',
  minutes: 'Passages',
  every: (from, duration, until) => `Environ toutes les ${duration}, de ${from} à ${until}`,
  none: 'Aucun passage ce jour-là.',
  outside: 'L’horaire ne couvre pas ce jour.',
  unknown: 'Il n’y a pas d’horaire pour cet arrêt.',
  print: 'Imprimer',
};
