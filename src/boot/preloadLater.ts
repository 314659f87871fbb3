import { canDrawMap } from '../lib/canDrawMap.ts';
import { firstPartOf } from '../lib/loading/firstPartOf.ts';
import { preloadFiles } from '../lib/loading/preloadFiles.ts';

/**
 * Does what takes a slow phone long while a rider's page waits for its first scripts:
 *
 * - It asks for WebGL2, and creates a date format. Both take long, and the settings' time zone is checked with
 *   a date format.
 * - It adds links to the files that come after the first scripts (R31, R38). Without the links the browser
 *   would find their names only in those scripts. It loads them in this order: the list that the URL opens,
 *   the map with the routes, the parts around it, then the card that the URL opens, or the map.
 */
export function preloadLater(): void {
  new Date().toLocaleString();
  const part = firstPartOf(location.search);
  if (part === null) return;
  if (part !== 'stops' && part !== 'card') preloadFiles(document, `load-${part}`);
  preloadFiles(document, 'load-route-map');
  preloadFiles(document, 'load-rider');
  const hasMap = canDrawMap(document);
  // The map's files are large, and would take the network from the panel.
  if (part === 'card') preloadFiles(document, 'load-cards');
  else if (part === 'stops' && hasMap) {
    preloadFiles(document, 'load-worker');
    preloadFiles(document, 'load-map');
  }
}
