import type { PageWords } from '../en/pageWords.ts';

/** Las listas de paradas. */
export const stops: PageWords['stops'] = {
  ofRoute: (routeID) => `Paradas de la ruta ${routeID}`,
  none: 'no hay ninguna.',
  destinationsUnknown:
    'No hay información sobre los destinos de estas paradas, así que se muestran todas.',
  noneToward: (destination) => `No hay paradas hacia ${destination}.`,
  stopID: (stopID) => `Parada ${stopID}`,
  toward: (destinations) => `hacia ${destinations}`,
};
