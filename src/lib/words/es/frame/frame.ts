import type { Words } from '../../en/words.ts';

/** Un mapa dentro de otro sitio. */
export const frame: Words['frame'] = {
  list: 'Lista',
  close: 'Cerrar',
  skipMap: 'Saltar el mapa',
  live: (age) => `En vivo, hace ${age}`,
  updated: (age) => `Actualizado hace ${age}`,
  printed: (time) => `Hora de los datos: ${time}`,
  noNewTabs: 'Este sitio no permite que el mapa abra otra pestaña. Copie la dirección:',
  address: 'Dirección del mapa completo',
};
