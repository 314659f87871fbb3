import type { PageWords } from '../en/pageWords.ts';

/** Las listas de paradas. */
export const stops: PageWords['stops'] = {
  ofRoute: (routeID) => `Paradas de la ruta ${routeID}`,
  none: 'Esta ruta no tiene paradas.',
  untold: 'No se sabe adónde van los autobuses de estas paradas: se muestran todas.',
  noneTowards: (destination) => `Ninguna parada tiene autobuses hacia ${destination}.`,
  stopID: (stopID) => `Parada ${stopID}`,
  towards: (destinations) => `hacia ${destinations}`,
};
