import type { Words } from '../../en/words.ts';
import { plural } from '../grammar.ts';

/** How many spots of a lot are usually open at this hour. */
export const typical: Words['typical'] = {
  range: (least, most) => `${least}\u202f–\u202f${most}`,
  onPlainDays: (open, range) =>
    `D’habitude, ${open} places libres à cette heure et ce jour de la semaine (${range})`,
  onEventDays: (open, range) =>
    `D’habitude, ${open} places libres à cette heure et ce jour de la semaine lors d’un événement (${range})`,
  basedOn: (count, formatted) =>
    `Selon ${formatted} ${plural(count, 'jour', 'jours')} de relevés enregistrés sur cet appareil seulement.`,
  clear: 'Effacer l’historique de ce stationnement',
};
