import type { LaterWords } from '../en.ts';

/** Lo que dice la página de los datos que guarda en el dispositivo, en español. */
export const device: LaterWords['device'] = {
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
