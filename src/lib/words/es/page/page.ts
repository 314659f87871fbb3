import type { CityWords } from '../../city-words.ts';
import type { PageWords } from '../../en/page/pageWords.ts';

function tagline({ isBusCity, hasVehicles, hasParking }: CityWords): string {
  const live = isBusCity ? 'Autobuses' : 'Vehículos';
  if (!hasVehicles) return hasParking ? 'Paradas y estacionamiento en vivo' : 'Rutas y paradas';
  return `${live}${hasParking ? ' y estacionamiento' : ''} en vivo`;
}

/** El marco de la página: sus pestañas, el lugar del mapa y lo que dice cada parte al cargarse o fallar. */
export const pageOf = (city: CityWords): PageWords['page'] => ({
  direction: 'ltr',
  map: 'El mapa',
  mapLoading: 'Cargando el mapa…',
  title: (name) => `${tagline(city)} en ${name}`,
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
