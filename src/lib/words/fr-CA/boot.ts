import { OLDEST_NAMES } from '../../oldest-browsers.ts';
import type { BootWords, HtmlWords } from '../en/boot.ts';

/** What a browser that can't run the page reads. */
export const oldBrowser = `Ce navigateur est trop ancien pour Curbside. Ces versions et les plus récentes conviennent\u00A0: ${OLDEST_NAMES}.`;

/** What the boot script shows until the page's first scripts have loaded. */
export const boot: BootWords = {
  notLoaded: 'Curbside n’est pas encore chargé. La page réessaie toute seule.',
  starting: 'Démarrage…',
  tryNow: 'Réessayer maintenant',
};

/** What index.html says to search engines and where scripts are off. */
export const html: HtmlWords = {
  description: 'Les bus et le stationnement en temps réel sur une carte.',
  noScript: 'Activez JavaScript pour voir la carte en temps réel.',
  openFullMap: 'Carte complète',
};
