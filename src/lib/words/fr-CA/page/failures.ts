import type { PageWords } from '../../en/page/pageWords.ts';

/** Why something could not be loaded. */
export const failures: PageWords['failures'] = {
  unreachable: 'le service ne répond pas',
  timeout: 'le service a mis trop de temps à répondre',
  http: 'le service a signalé une erreur',
  refused: (description) => `le service a refusé la demande\u00A0: «\u00A0${description}\u00A0»`,
  malformed: 'la réponse est illisible',
  chunk: 'une partie de la page n’a pas été téléchargée',
  since: (clock) => `depuis ${clock}`,
  part: (part, why) => `${part}\u00A0: chargement impossible (${why}).`,
  stale: (part, why, age) =>
    `${part}\u00A0: mise à jour impossible (${why}). Les données affichées datent d’il\u00A0y\u00A0a\u00A0${age}.`,
};
