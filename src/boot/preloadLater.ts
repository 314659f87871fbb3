import { canDrawMap } from '../lib/canDrawMap.ts';
import { preloadFiles } from '../lib/preloadFiles.ts';

/** The parameters of a rider's page with a card or with another panel than the first list. */
const OTHER_PANEL = /[?&](panel|near|stop|vehicle|lot|event)=/;

/**
 * Does what takes a slow phone long while a rider's page waits for its first scripts:
 *
 * - It asks for WebGL2, and creates a date format. Both take long, and the settings' time zone is checked with
 *   a date format.
 * - It adds links to the files that come after the first scripts (R31, R38). Without the links the browser
 *   would find their names only in those scripts. It loads them at low priority, in this order: the parts
 *   around the first list, then the panel that the URL opens, or else the map.
 */
export function preloadLater(): void {
  new Date().toLocaleString();
  const { search } = location;
  if (search.includes('view=')) return;
  preloadFiles(document, 'load-rider');
  const hasMap = canDrawMap(document);
  // The map's files are large, and would take the network from the panel.
  if (OTHER_PANEL.test(search)) preloadFiles(document, 'load-panels');
  else if (hasMap) preloadFiles(document, 'load-map');
}
