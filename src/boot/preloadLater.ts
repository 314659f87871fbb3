import { canDrawMap } from '../lib/canDrawMap.ts';
import { preloadFiles } from '../lib/loading/preloadFiles.ts';

/** The parameters of a rider's page with a card, or with the stops around a point. */
const CARD = /[?&](near|stop|vehicle|lot|event)=/;
/** The lists other than the first one. */
const LISTS = ['buses', 'parking', 'events'] as const;

/**
 * Does what takes a slow phone long while a rider's page waits for its first scripts:
 *
 * - It asks for WebGL2, and creates a date format. Both take long, and the settings' time zone is checked with
 *   a date format.
 * - It adds links to the files that come after the first scripts (R31, R38). Without the links the browser
 *   would find their names only in those scripts. It loads them at low priority, in this order: the list
 *   that the URL opens, the parts around it, then the card that the URL opens, or the map.
 */
export function preloadLater(): void {
  new Date().toLocaleString();
  const { search } = location;
  if (search.includes('view=')) return;
  const list = LISTS.find((one) => search.includes(`panel=${one}`));
  const hasCard = CARD.test(search);
  if (list !== undefined && !hasCard) preloadFiles(document, `load-${list}`);
  preloadFiles(document, 'load-rider');
  const hasMap = canDrawMap(document);
  // The map's files are large, and would take the network from the panel.
  if (hasCard) preloadFiles(document, 'load-cards');
  else if (list === undefined && hasMap) {
    preloadFiles(document, 'load-worker');
    preloadFiles(document, 'load-map');
  }
}
