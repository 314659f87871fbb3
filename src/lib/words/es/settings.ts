import type { Words } from '../en.ts';

/** Lo que dice la página cuando curbside.json tiene errores. */
export const settings: Words['settings'] = {
  cannotStart: 'Curbside no se puede iniciar',
  faulty: 'Hay un problema en curbside.json:',
};
