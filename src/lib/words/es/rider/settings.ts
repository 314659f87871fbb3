import type { Words } from '../../en/words.ts';

/** Lo que dice la página cuando curbside.json tiene errores. */
export const settings: Words['settings'] = {
  errorTitle: 'Curbside no se puede iniciar',
  errorIntro: 'Hay un problema en curbside.json:',
};
