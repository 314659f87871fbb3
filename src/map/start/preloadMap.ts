import { canDrawMap } from '../../lib/canDrawMap.ts';
import { requestEarly } from '../../lib/loading/earlyFetch.ts';
import { preloadFiles } from '../../lib/loading/preloadFiles.ts';

/** Loads the files that draw the map, unless this browser can't draw it. */
export function preloadMap(): void {
  if (!canDrawMap(document)) return;
  preloadFiles(document, 'load-worker');
  preloadFiles(document, 'load-map');
}

/**
 * Requests the basemap's style before the code that reads it has loaded, at low priority. Does nothing for
 * an archive, which needs that code.
 *
 * @param address as for `readBasemap`
 */
export function preloadStyle(address: string): void {
  if (address.startsWith('pmtiles:')) return;
  void requestEarly(new URL(address, document.baseURI).href, { priority: 'low' });
}
