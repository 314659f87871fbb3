import type { Words } from '../en.ts';
import { plural } from './grammar.ts';

/** La búsqueda. */
export const search: Words['search'] = {
  label: 'Buscar rutas, paradas, autobuses, estacionamientos y eventos',
  hint: 'Nombre o número de parada',
  close: 'Cerrar la búsqueda',
  results: 'Resultados de la búsqueda',
  kinds: {
    route: 'Rutas',
    stop: 'Paradas',
    vehicle: 'Autobuses',
    lot: 'Estacionamientos',
    event: 'Eventos',
  },
  count: (count, formatted) => `${formatted} ${plural(count, 'resultado', 'resultados')}`,
  shownOf: (kind, shown, all) => `${kind}: ${shown} de ${all}`,
  none: (text) => `No hay resultados para “${text}”.`,
  noneInSearched: (text) =>
    `No hay resultados para “${text}”, pero no se pudo buscar en todos los datos.`,
  partFailed: (part, why) => `${part}: no se pudo buscar en esta información (${why}).`,
  allRoutes: 'Buscar paradas de todas las rutas',
};
