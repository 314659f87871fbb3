import type { Words } from '../../en/words.ts';

/** What a display says around its board. */
export const display: Words['display'] = {
  off: 'Cet écran est hors service.',
  savedData: (clock, hasParking) =>
    `Pas de connexion. ${hasParking ? 'Arrêts et stationnements' : 'Arrêts'}\u00A0: données de ${clock}.`,
  phoneCode: 'Balayez le code pour continuer sur votre téléphone',
};

/** What the page says without a network, and when there is a new version of it. */
export const offline: Words['offline'] = {
  noNetwork: 'Vous êtes hors ligne. Les données en temps réel reviendront avec la connexion.',
  newVersion: 'Une nouvelle version de cette page est prête.',
  reload: 'Recharger la page',
};
