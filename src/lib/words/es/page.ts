import type { PageWords } from '../en/pageWords.ts';

/** El marco de la página: sus pestañas, el lugar del mapa y lo que dice cada parte al cargarse o fallar. */
export const page: PageWords['page'] = {
  map: 'El mapa',
  mapLoading: 'Cargando el mapa…',
  title: (city) => `Autobuses y estacionamiento en vivo en ${city}`,
  tagline: 'Autobuses y estacionamiento en vivo',
  skipToList: 'Ir a la lista',
  panel: 'Listas y detalles',
  tabs: { stops: 'Paradas', buses: 'Autobuses', parking: 'Estacionamiento', events: 'Eventos' },
  loading: 'Cargando…',
  retry: 'Reintentar',
  reload: 'Recargar la página',
  reloadFailed: 'No se puede acceder a la página en este momento. Inténtelo de nuevo más tarde.',
  sheetTaller: 'Ver más de la lista',
  sheetShorter: 'Ver más del mapa',
  search: 'La búsqueda',
  partFailed: (part) => `${part}: no se puede mostrar esta sección por un error.`,
  hint: 'Elija un punto del mapa para buscar paradas cercanas.',
  back: 'Volver a la lista',
  openFullMap: 'Abrir el mapa completo',
  newWindow: 'se abre en una pestaña nueva',
};
