import { requestEarly } from '../../lib/loading/earlyFetch.ts';
import { preloadFiles } from '../../lib/loading/preloadFiles.ts';

/** Whether `canDrawMap`, which the first list's script does not have, has not said no: the boot script asks it. */
const isMapPossible = () => document.documentElement.dataset['webgl'] !== '';

/** Loads the files that draw the map, unless this browser can't draw it. */
export function preloadMap(): void {
  if (!isMapPossible()) return;
  preloadFiles(document, 'load-worker');
  preloadFiles(document, 'load-map');
}

/**
 * Requests the basemap's style before the code that reads it has loaded. Does nothing for an archive, which needs
 * that code. Before `preloadMap` where the style is known, because it is small and the map's files are not.
 *
 * @param address as for `readBasemap`
 */
export function preloadStyle(address: string): void {
  if (address.startsWith('pmtiles:') || !isMapPossible()) return;
  requestEarly(new URL(address, document.baseURI).href);
}
