import { canDrawMap } from '../lib/canDrawMap.ts';
import { preloadFiles } from '../lib/preloadFiles.ts';
import { bootLanguage } from './bootLanguage.ts';

/** The parameters of a rider's page with a card or with another panel than the first list. */
const OTHER_PANEL = /[?&](panel|near|stop|vehicle|lot|event)=/;

/**
 * Loads what a rider's page needs after its first scripts, which alone would name these files (R31, R38).
 * A panel that the URL opens loads together with them. After the first list come the parts around it, then
 * the map: the browser holds back requests of low priority while the first scripts are on their way. The
 * links are added while the page waits for those scripts, because on a slow phone they take long.
 */
export function preloadLater(): void {
  const parameters = new URLSearchParams(location.search);
  // On a returning visit the service worker has the files.
  const isCached = Boolean(navigator.serviceWorker?.controller);
  if (parameters.has('view') || isCached) return;
  const isOtherPanel = OTHER_PANEL.test(location.search);
  const preload = () => {
    if (isOtherPanel) preloadFiles(document, 'panels');
    preloadFiles(document, 'rider');
    preloadFiles(document, `words-${bootLanguage(parameters)}`);
    // The map's files are large, and would take the network from the panel.
    if (!isOtherPanel && canDrawMap(document)) preloadFiles(document, 'map');
  };
  // The names are in the part of the page that is not parsed yet.
  document.addEventListener('readystatechange', preload, { once: true });
}
