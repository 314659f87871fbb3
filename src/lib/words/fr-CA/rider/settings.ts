import type { Words } from '../../en/words.ts';

/** What the page says when curbside.json has errors. */
export const settings: Words['settings'] = {
  errorTitle: 'Curbside ne peut pas démarrer',
  errorIntro: 'Il y a un problème dans curbside.json\u00A0:',
};
