import type { PageWords } from '../../en/page/pageWords.ts';
import { isolated } from '../grammar.ts';

/** The lists of stops. */
export const stops: PageWords['stops'] = {
  favorites: 'התחנות שלי',
  ofRoute: (routeID) => `התחנות של קו ${isolated(routeID)}`,
  stopID: (stopID) => `תחנה ${isolated(stopID)}`,
  exitOnly: (destinations) => `הורדה בלבד, לכיוון ${isolated(destinations)}`,
  toward: (destinations) => `לכיוון ${isolated(destinations)}`,
};
