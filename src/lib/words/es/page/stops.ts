import type { PageWords } from '../../en/page/pageWords.ts';

/** Las listas de paradas. */
export const stops: PageWords['stops'] = {
  favorites: 'Sus paradas',
  ofRoute: (routeID) => `Paradas de la ruta ${routeID}`,
  stopID: (stopID) => `Parada ${stopID}`,
  exitOnly: (destinations) => `solo descenso hacia ${destinations}`,
  toward: (destinations) => `hacia ${destinations}`,
};
