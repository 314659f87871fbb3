import type { Words } from '../en.ts';

/** Lo que dice la página cuando no hay red y cuando hay una versión nueva de ella, en español. */
export const offline: Words['offline'] = {
  noNetwork:
    'Sin conexión. Se muestran las paradas y los estacionamientos de la última vez; los autobuses no se pueden mostrar.',
  newVersion: 'Hay una versión nueva.',
  reload: 'Recargar',
};
