import type { Words } from '../../en/words.ts';
import { plural } from '../grammar.ts';
import type { Noun } from '../nouns.ts';

/** Los estados de los datos en vivo de una o varias rutas, después de sus nombres. */
export const feedOf = ({ los, many }: Noun): Words['feed'] => ({
  ofRoutes: (count, routeIDs, state) => `${plural(count, 'Ruta', 'Rutas')} ${routeIDs}: ${state}`,
  loading: `buscando ${many}`,
  live: (counted) => `${counted}, en vivo`,
  empty: `no hay ${many} en este momento`,
  noService: (nextDay) =>
    nextDay === null ? 'sin servicio hoy' : `sin servicio hoy, próximo día: ${nextDay}`,
  delayed: `los datos de ${los} están atrasados`,
  unreachable: 'no se puede acceder a los datos en vivo',
  frozen: `los datos de ${los} no cambian`,
});
