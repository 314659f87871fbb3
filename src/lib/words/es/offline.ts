import type { Words } from '../en.ts';

/** Lo que dice la página sin conexión y cuando hay una versión nueva. */
export const offline: Words['offline'] = {
  noNetwork: 'Sin conexión: no se mostrará nada nuevo hasta que vuelva.',
  newVersion: 'Hay una versión nueva.',
  reload: 'Recargar',
};
