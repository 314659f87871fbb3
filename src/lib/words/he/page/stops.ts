import type { PageWords } from '../../en/page/pageWords.ts';

/** The lists of stops. */
export const stops: PageWords['stops'] = {
  favorites: 'התחנות שלי',
  ofRoute: (routeID) => `התחנות של קו ${routeID}`,
  stopID: (stopID) => `תחנה ${stopID}`,
  exitOnly: (destinations) => `הורדה בלבד, לכיוון ${destinations}`,
  toward: (destinations) => `לכיוון ${destinations}`,
};
