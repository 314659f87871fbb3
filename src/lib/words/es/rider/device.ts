import type { CityWords } from '../../city-words.ts';
import type { Words } from '../../en/words.ts';
import { plural } from '../grammar.ts';

export const deviceOf = ({ hasParking }: CityWords): Words['device'] => ({
  button: 'Datos en este dispositivo',
  intro:
    'Estos datos se guardan solo en este dispositivo. El idioma, la apariencia, las unidades y las alertas de paradas forman parte de la dirección de la página y no se guardan.',
  kinds: {
    favorites: 'Favoritos',
    lotHistory: 'Historial de estacionamientos',
    visit: 'Última visita',
    lists: hasParking
      ? 'Paradas y estacionamientos para usar sin conexión'
      : 'Paradas para usar sin conexión',
    timetables: 'Horarios para usar sin conexión',
    files: 'Página y mapa para usar sin conexión',
  },
  saved: (count) => `Elementos guardados: ${count}`,
  none: 'Sin datos guardados',
  clear: 'Borrar',
  clearKind: (kind) => `Borrar: ${kind}`,
  cleared: (kind) => `Datos borrados: ${kind}.`,
  failed: (kinds) => `No se pudieron borrar estos datos: ${kinds}. Inténtelo de nuevo.`,
  clearAll: 'Borrar todos los datos de este dispositivo',
  clearedAll:
    'Se borraron todos los datos. No se guardará nada más hasta que vuelva a abrir esta página.',
});

export const favoritesOf = ({ hasParking }: CityWords): Words['favorites'] => ({
  heading: 'Favoritos',
  add: 'Favorito',
  addRoute: (routeID) => `Ruta ${routeID} favorita`,
  none: hasParking
    ? 'Aquí aparecen las paradas, las rutas y los estacionamientos que marque como favoritos.'
    : 'Aquí aparecen las paradas y las rutas que marque como favoritas.',
  clear: 'Quitar todos los favoritos',
});

export const changes: Words['changes'] = {
  heading: 'Qué cambió',
  label: 'Cambios',
  button: (count, formatted) => `Cambios: ${formatted} ${plural(count, 'nuevo', 'nuevos')}`,
  none: 'No hay cambios desde la última vez que consultó.',
  ago: (age) =>
    /^1\s/.test(age)
      ? `hace ${age} o menos`
      : `${/\sh$/.test(age) ? 'en las últimas' : 'en los últimos'} ${age}`,
  eventNew: 'Evento nuevo',
  eventMoved: 'Evento reprogramado',
  eventRemoved: 'Evento que ya no está en la lista',
  noticeNew: 'Aviso nuevo',
  noticeChanged: 'Aviso modificado',
  noticeEnded: 'Aviso terminado',
  lot: (band) => band,
  busJoined: (routeID) => `Ahora en la ruta ${routeID}`,
  busLeft: (routeID) => `Dejó la ruta ${routeID}`,
  clear: 'Borrar mi última visita',
  cleared: 'Última visita borrada. Los cambios se cuentan desde ahora.',
};
