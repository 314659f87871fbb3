import type { PageWords } from '../en/pageWords.ts';

/** El marco de la página: sus pestañas, el lugar del mapa y lo que dice cada parte al cargarse o fallar. */
export const page: PageWords['page'] = {
  map: 'El mapa',
  mapLoading: 'Cargando el mapa…',
  title: (city) => `Autobuses y estacionamiento de ${city}, en vivo`,
  tagline: 'Autobuses y estacionamiento, en vivo',
  skipToList: 'Omitir el mapa',
  panel: 'Lo que muestra el mapa, en listas',
  tabs: { stops: 'Paradas', buses: 'Autobuses', parking: 'Estacionamiento', events: 'Eventos' },
  loading: 'Cargando…',
  retry: 'Reintentar',
  reload: 'Volver a cargar la página',
  reloadFailed: 'En este momento no se puede acceder a la página.',
  sheetTaller: 'Ver más de la lista',
  sheetShorter: 'Ver más del mapa',
  search: 'La búsqueda',
  broken: (part) => `${part}: esta parte dejó de funcionar.`,
  hint: 'Toque el mapa para ver las paradas cercanas a un lugar.',
  back: 'Volver a la lista',
  openFullMap: 'Abrir el mapa completo',
  newWindow: 'se abre en una pestaña nueva',
};
