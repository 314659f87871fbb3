import type { Words } from '../../en/words.ts';
import { withPeriod, withArticle } from '../grammar.ts';

/** Lo que dice una pantalla alrededor de su tablero. */
export const display: Words['display'] = {
  off: 'Esta pantalla está fuera de servicio.',
  savedData: (clock, hasParking) =>
    withPeriod(
      `Sin conexión. ${hasParking ? 'Paradas y estacionamientos' : 'Paradas'} con datos de ${withArticle(clock)}`,
    ),
  phoneCode: 'Escanee para abrir esto en su teléfono',
};

/** Lo que dice la página sin conexión y cuando hay una versión nueva. */
export const offline: Words['offline'] = {
  noNetwork: 'No tiene conexión a internet. Los datos en vivo volverán cuando se conecte.',
  newVersion: 'Hay una versión nueva de esta página.',
  reload: 'Recargar la página',
};
