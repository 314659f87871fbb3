import type { Words } from '../en.ts';
import { plural } from './grammar.ts';

/** La búsqueda. */
export const searching: Words['searching'] = {
  label: 'Buscar rutas, paradas, autobuses, estacionamientos y eventos',
  hint: 'Buscar, o número de parada',
  close: 'Cerrar la búsqueda',
  results: 'Resultados de la búsqueda',
  kinds: {
    route: 'Rutas',
    stop: 'Paradas',
    vehicle: 'Autobuses',
    lot: 'Estacionamientos',
    event: 'Eventos',
  },
  count: (count, formatted) => `${formatted} ${plural(count, 'resultado', 'resultados')}`,
  some: (kind, shown, all) => `${kind}: ${shown} de ${all}`,
  none: (text) => `No se encontró nada con “${text}”.`,
  noneOfRest: (text) => `No se encontró nada con “${text}” en lo que se pudo buscar.`,
  unsearched: (part, why) => `${part}: no se pudo buscar ahí (${why}).`,
  wider: 'Buscar en las paradas de todas las rutas',
};
