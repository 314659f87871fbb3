import type { CityWords } from '../../city-words.ts';
import type { Words } from '../../en/words.ts';
import { capitalized, plural } from '../grammar.ts';
import type { Noun } from '../nouns.ts';

/** Nombra todo lo que encuentra la búsqueda: "rutas, paradas, autobuses, estacionamientos y eventos", o menos. */
function searchedData({ hasVehicles, hasParking }: CityWords, { many }: Noun): string {
  if (hasParking)
    return `rutas, paradas, ${hasVehicles ? `${many}, ` : ''}estacionamientos y eventos`;
  return hasVehicles ? `rutas, paradas y ${many}` : 'rutas y paradas';
}

export const searchOf = (city: CityWords, noun: Noun): Words['search'] => ({
  label: `Buscar ${searchedData(city, noun)}`,
  hint: 'Nombre o número de parada',
  close: 'Cerrar la búsqueda',
  results: 'Resultados de la búsqueda',
  kinds: {
    route: 'Rutas',
    stop: 'Paradas',
    destination: 'Destinos',
    vehicle: capitalized(noun.many),
    lot: 'Estacionamientos',
    event: 'Eventos',
  },
  count: (count, formatted) => `${formatted} ${plural(count, 'resultado', 'resultados')}`,
  shownOf: (kind, shown, all) => `${kind}: ${shown} de ${all}`,
  none: (text) => `No hay resultados para “${text}”.`,
  noneInSearched: (text) =>
    `No hay resultados para “${text}”, pero no se pudo buscar en todos los datos.`,
  partFailed: (part, why) => `${part}: no se pudo buscar en esta información (${why}).`,
});

export const manyRoutes: Words['manyRoutes'] = {
  search: 'Buscar una ruta',
  done: 'Listo',
  clear: 'Quitar todas',
  chosen: (count, formatted) => `${formatted} ${plural(count, 'ruta elegida', 'rutas elegidas')}`,
  found: (count, formatted) =>
    `${formatted} ${plural(count, 'ruta encontrada', 'rutas encontradas')}`,
  range: (from, to) => `${from}\u202f–\u202f${to}`,
  others: 'Otras rutas',
  near: {
    point: (routeIDs) => `Rutas cerca de este punto: ${routeIDs}.`,
    rider: (routeIDs) => `Rutas cerca de usted: ${routeIDs}.`,
    map: (routeIDs) => `Rutas cerca del centro del mapa: ${routeIDs}.`,
    center: (routeIDs) => `Rutas cerca del centro de la ciudad: ${routeIDs}.`,
  },
};
