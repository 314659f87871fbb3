import type { Words } from '../en.ts';

/** Lo que dice la página cuando no hay red y cuando hay una versión nueva de ella, en español. */
export const offline: Words['offline'] = {
  noNetwork:
    'Sin conexión. Las paradas y los estacionamientos son los últimos recibidos; los autobuses no se pueden mostrar.',
  newVersion: 'Hay una versión nueva.',
  reload: 'Recargar',
};
