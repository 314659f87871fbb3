import type { PageWords } from '../en/pageWords.ts';
import { plural, withArticle } from './grammar.ts';

/** Por qué algo no se pudo cargar. */
export const failures: PageWords['failures'] = {
  unreachable: 'el servicio no responde',
  timeout: 'el servicio tardó demasiado',
  http: 'el servicio informó un error',
  refused: (description) => `el servicio lo rechazó: “${description}”`,
  malformed: 'la respuesta no se pudo leer',
  chunk: 'una parte de esta página no se descargó',
  since: (clock) => `desde ${withArticle(clock)}`,
  part: (part, why) => `${part}: no se pudo cargar; ${why}.`,
  kept: (part, why, age) => `${part}: no se pudo actualizar; ${why}. Datos de hace ${age}.`,
  dropped: (count, formatted) =>
    plural(
      count,
      `${formatted} dato no se pudo leer y se omitió.`,
      `${formatted} datos no se pudieron leer y se omitieron.`,
    ),
};
