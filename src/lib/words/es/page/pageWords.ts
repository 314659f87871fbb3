import type { CityWords } from '../../city-words.ts';
import type { PageWords } from '../../en/page/pageWords.ts';
import { plural, withArticle } from '../grammar.ts';

function tagline({ isBusCity, hasVehicles, hasParking }: CityWords): string {
  const live = isBusCity ? 'Autobuses' : 'Vehículos';
  if (!hasVehicles) return hasParking ? 'Paradas y estacionamiento en vivo' : 'Rutas y paradas';
  return `${live}${hasParking ? ' y estacionamiento' : ''} en vivo`;
}

const pageOf = (city: CityWords): PageWords['page'] => ({
  direction: 'ltr',
  map: 'El mapa',
  mapLoading: 'Cargando el mapa…',
  title: (name, what = tagline(city)) => `${what} en ${name}`,
  tagline: tagline(city),
  skipToList: 'Ir a la lista',
  panel: 'Listas y detalles',
  tabs: {
    departures: 'Salidas',
    stops: 'Paradas',
    vehicles: city.isBusCity ? 'Autobuses' : 'Vehículos',
    lots: 'Estacionamiento',
    events: 'Eventos',
    notices: 'Avisos',
  },
  loading: 'Cargando…',
  retry: 'Reintentar',
  reload: 'Recargar la página',
  reloadFailed: 'No se puede acceder a la página en este momento. Inténtelo de nuevo más tarde.',
  sheetTaller: 'Ver más de la lista',
  sheetShorter: 'Ver más del mapa',
  search: 'La búsqueda',
  partFailed: (part) => `${part}: no se puede mostrar esta sección por un error.`,
  back: 'Volver a la lista',
  openFullMap: 'Abrir el mapa completo',
  newWindow: 'se abre en una pestaña nueva',
});

const routesOf = ({ isBusCity, hasVehicles }: CityWords): PageWords['routes'] => ({
  heading: 'Rutas',
  name: (routeID, name) => `Ruta ${routeID}, ${name}`,
  unnamed: (routeID) => `Ruta ${routeID}`,
  all: 'Todas las rutas',
  none: `Elija una ruta para ver sus paradas${hasVehicles ? ` y ${isBusCity ? 'autobuses' : 'vehículos'}` : ''}.`,
  start: (count, routeIDs) =>
    `Todos los ${isBusCity ? 'autobuses' : 'vehículos'} están en el mapa. Las paradas de abajo son de ${plural(count, 'la ruta', 'las rutas')} ${routeIDs}.`,
  unknown: (count, routeIDs) =>
    `${plural(count, 'No existe la ruta', 'No existen las rutas')} ${routeIDs}.`,
  destinations: 'Hacia',
  allDestinations: 'Todos',
  moreDestinations: (formatted) => `${formatted} más`,
  fewerDestinations: 'Menos',
});

const failures: PageWords['failures'] = {
  unreachable: 'el servicio no responde',
  timeout: 'el servicio tardó demasiado en responder',
  http: 'el servicio informó un error',
  refused: (description) => `el servicio rechazó la solicitud: “${description}”`,
  malformed: 'no se pudo leer la respuesta',
  chunk: 'no se descargó una parte de esta página',
  since: (clock) => `desde ${withArticle(clock)}`,
  part: (part, why) => `${part}: no se pudo cargar la información (${why}).`,
  stale: (part, why, age) =>
    `${part}: no se pudo actualizar la información (${why}). Se muestran datos de hace ${age}.`,
};

const stops: PageWords['stops'] = {
  favorites: 'Sus paradas',
  ofRoute: (routeID) => `Paradas de la ruta ${routeID}`,
  stopID: (stopID) => `Parada ${stopID}`,
  exitOnly: (destinations) => `solo descenso hacia ${destinations}`,
  toward: (destinations) => `hacia ${destinations}`,
};

export const pageWordsFor = (city: CityWords): PageWords => ({
  page: pageOf(city),
  failures,
  routes: routesOf(city),
  stops,
});
