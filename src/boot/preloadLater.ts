import { canDrawMap } from '../lib/canDrawMap.ts';
import { preloadFiles } from '../lib/preloadFiles.ts';

/** The parameters of a rider's page with a card or with another panel than the first list. */
const OTHER_PANEL = /[?&](panel|near|stop|vehicle|lot|event)=/;

/**
 * Does on a rider's page what takes a slow phone long, while the page waits for its first scripts:
 *
 * - It adds links to the files that come after those scripts, which alone would name them (R31, R38). After
 *   the first list come the parts around it, then the map. The browser holds back requests of
 *   low priority while the first scripts are on their way. A panel that the URL opens loads with them.
 * - It creates a date format. The first one takes long, and the settings' time zone is checked with one.
 */
export function preloadLater(): void {
  new Date().toLocaleString();
  const { search } = location;
  if (search.includes('view=')) return;
  const isOtherPanel = OTHER_PANEL.test(search);
  preloadFiles(document, 'load-rider');
  if (isOtherPanel) preloadFiles(document, 'load-panels');
  // The map's files are large, and would take the network from the panel.
  if (!isOtherPanel && canDrawMap(document)) preloadFiles(document, 'load-map');
}
