import type { RestWords } from '../../en/rest/restWords.ts';
import { lines } from '../grammar.ts';

/** Routes that are not shown, or not known. */
export const routeList: RestWords['routeList'] = {
  close: 'סגירה',
  showAll: 'הצגת כל הקווים',
  remove: (count, routeIDs) => `הסרת ${lines(count, routeIDs)}`,
};
