import type { PageWords } from '../../en/page/pageWords.ts';

/** The lists of stops. */
export const stops: PageWords['stops'] = {
  favorites: 'Vos arrêts',
  ofRoute: (routeID) => `Arrêts de la ligne ${routeID}`,
  stopID: (stopID) => `Arrêt ${stopID}`,
  exitOnly: (destinations) => `débarquement seulement, direction ${destinations}`,
  toward: (destinations) => `direction ${destinations}`,
};
