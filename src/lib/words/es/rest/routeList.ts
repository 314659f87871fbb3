import type { Words } from '../../en/words.ts';
import { plural } from '../grammar.ts';

/** Las rutas que no se muestran o no se conocen. */
export const routeList: Words['routeList'] = {
  close: 'Cerrar',
  showAll: 'Mostrar todas las rutas',
  remove: (count, routeIDs) => `Quitar ${plural(count, 'la ruta', 'las rutas')} ${routeIDs}`,
};
