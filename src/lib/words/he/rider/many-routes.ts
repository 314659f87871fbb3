import type { Words } from '../../en/words.ts';
import { amount, plural } from '../grammar.ts';

/** The routes of a large city: those shown at the start, and the dialog with all. */
export const manyRoutes: Words['manyRoutes'] = {
  search: 'חיפוש קו',
  done: 'סיום',
  clear: 'הסרת הכול',
  chosen: (count, formatted) =>
    plural(count, 'נבחר קו אחד', 'נבחרו שני קווים', `נבחרו ${formatted} קווים`),
  found: (count, formatted) =>
    plural(count, 'נמצא קו אחד', 'נמצאו שני קווים', `נמצאו ${formatted} קווים`),
  range: (from, to) => amount(`${from}\u202f–\u202f${to}`),
  others: 'קווים אחרים',
  near: {
    point: (routeIDs) => `קווים קרובים לנקודה הזאת: ${routeIDs}.`,
    rider: (routeIDs) => `קווים קרובים אליכם: ${routeIDs}.`,
    map: (routeIDs) => `קווים קרובים למרכז המפה: ${routeIDs}.`,
    center: (routeIDs) => `קווים קרובים למרכז העיר: ${routeIDs}.`,
  },
};
