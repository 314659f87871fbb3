import type { FirstWords } from '../en/core.ts';
import { withArticle } from './hour.ts';
import { plural } from './plural.ts';

/** Lo que dice la página antes de su primera lista y en ella, en español. */
export const first: FirstWords = {
  page: {
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
  },
  failures: {
    unreachable: 'el servicio no responde',
    timeout: 'el servicio tardó demasiado',
    http: 'el servicio informó un error',
    refused: (description) => `el servicio lo rechazó: “${description}”`,
    malformed: 'la respuesta no se pudo leer',
    chunk: 'una parte de esta página no se descargó',
    since: (clock) => `desde ${withArticle(clock)}`,
    part: (part, why) => `${part}: no se pudo cargar; ${why}.`,
    kept: (part, why, age) => `${part}: no se pudo actualizar; ${why}. Datos de hace ${age}.`,
    dropped: (count, formatted) =>
      plural(
        count,
        `${formatted} dato no se pudo leer y se omitió.`,
        `${formatted} datos no se pudieron leer y se omitieron.`,
      ),
  },
  routes: {
    heading: 'Rutas',
    name: (routeID, name) => `Ruta ${routeID}, ${name}`,
    unnamed: (routeID) => `Ruta ${routeID}`,
    more: (count, formatted) => `${formatted} ${plural(count, 'ruta', 'rutas')} más`,
    fewer: 'Menos rutas',
    none: 'Elija una ruta para ver sus paradas y autobuses.',
    destinations: 'Hacia',
    allDestinations: 'Todos',
    moreDestinations: (formatted) => `${formatted} más`,
    fewerDestinations: 'Menos',
  },
  stops: {
    ofRoute: (routeID) => `Paradas de la ruta ${routeID}`,
    none: 'Esta ruta no tiene paradas.',
    untold: 'No se sabe adónde van los autobuses de estas paradas: se muestran todas.',
    noneTowards: (destination) => `Ninguna parada tiene autobuses hacia ${destination}.`,
    stopID: (stopID) => `Parada ${stopID}`,
    towards: (destinations) => `hacia ${destinations}`,
  },
};
