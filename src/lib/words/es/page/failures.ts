import type { PageWords } from '../../en/page/pageWords.ts';
import { withArticle } from '../grammar.ts';

/** Por qué algo no se pudo cargar. */
export const failures: PageWords['failures'] = {
  unreachable: 'el servicio no responde',
  timeout: 'el servicio tardó demasiado en responder',
  http: 'el servicio informó un error',
  refused: (description) => `el servicio rechazó la solicitud: “${description}”`,
  malformed: 'no se pudo leer la respuesta',
  chunk: 'no se descargó una parte de esta página',
  since: (clock) => `desde ${withArticle(clock)}`,
  part: (part, why) => `${part}: no se pudo cargar la información (${why}).`,
  stale: (part, why, age) =>
    `${part}: no se pudo actualizar la información (${why}). Se muestran datos de hace ${age}.`,
};
