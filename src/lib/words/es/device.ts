import type { Words } from '../en.ts';
import { plural } from './grammar.ts';

/** Los datos que la página guarda en el dispositivo. */
export const device: Words['device'] = {
  button: 'Datos en este dispositivo',
  intro:
    'Esto se guarda solo en este dispositivo. El idioma, la apariencia, las unidades y las alertas de paradas forman parte de la dirección de la página y no se guardan.',
  kinds: {
    favorites: 'Favoritos',
    lotHistory: 'Historial de estacionamientos',
    visit: 'Última visita',
    lists: 'Paradas y estacionamientos sin conexión',
    files: 'Página y mapa sin conexión',
  },
  saved: (count) => `Guardado: ${count}`,
  none: 'Nada guardado',
  clear: 'Borrar',
  clearKind: (kind) => `Borrar ${kind}`,
  cleared: (kind) => `Se borró: ${kind}.`,
  failed: (kinds) => `No se pudo borrar: ${kinds}. Inténtelo de nuevo.`,
  forgetAll: 'Olvidar todo en este dispositivo',
  forgotAll: 'Se borró todo. No se guardará nada más hasta que vuelva a abrir esta página.',
};

/** Los favoritos. */
export const favourites: Words['favourites'] = {
  heading: 'Favoritos',
  keep: 'Favorito',
  keepRoute: (routeID) => `Ruta ${routeID} como favorita`,
  none: 'Aquí aparecen las paradas, rutas y estacionamientos que marque como favoritos.',
  clear: 'Quitar todos los favoritos',
};

/** Lo que cambió desde la última visita. */
export const changes: Words['changes'] = {
  heading: 'Qué cambió',
  button: (count, formatted) => `Qué cambió: ${formatted} ${plural(count, 'cambio', 'cambios')}`,
  none: 'Nada cambió desde su última visita.',
  ago: (age) => `hace ${age} o menos`,
  eventNew: (event) => `Evento nuevo: ${event}`,
  eventMoved: (event) => `Evento reprogramado: ${event}`,
  eventGone: (event) => `Evento que ya no aparece: ${event}`,
  lot: (lot, band) => `${lot}: ahora ${band}`,
  busCame: (vehicleID, routeID) => `El autobús ${vehicleID} entró en la ruta ${routeID}`,
  busLeft: (vehicleID, routeID) => `El autobús ${vehicleID} salió de la ruta ${routeID}`,
  forget: 'Olvidar mi última visita',
  forgotten: 'Su última visita quedó olvidada.',
};
