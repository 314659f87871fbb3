import type { Words } from '../../en/words.ts';
import { amount, isolated, plural } from '../grammar.ts';

/** The routes of a large city: those shown at the start, and the dialog with all. */
export const manyRoutes: Words['manyRoutes'] = {
  search: 'חיפוש קו',
  done: 'סיום',
  clear: 'להסיר הכול',
  chosen: (count, formatted) =>
    plural(count, 'נבחר קו אחד', 'נבחרו שני קווים', `נבחרו ${formatted} קווים`),
  found: (count, formatted) =>
    plural(count, 'נמצא קו אחד', 'נמצאו שני קווים', `נמצאו ${formatted} קווים`),
  range: (from, to) => amount(`${from}\u202f–\u202f${to}`),
  others: 'קווים אחרים',
  near: (routeIDs, place) => {
    const places = {
      point: 'לנקודה הזאת',
      rider: 'אליכם',
      map: 'למרכז המפה',
      center: 'למרכז העיר',
    };
    return `קווים קרובים ${places[place]}: ${isolated(routeIDs)}.`;
  },
};
