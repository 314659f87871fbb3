import { requestEarly } from '../../lib/earlyFetch.ts';
import { MAP_FILES } from '../../lib/mapFiles.ts';

/**
 * Starts to load the scripts, styles and worker of the map all at once, at low priority and without
 * running them. An import alone would load the worker only after the map.
 */
export function preloadMapFiles(): void {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name=${MAP_FILES}]`);
  for (const href of meta?.content.split(' ') ?? []) {
    if (document.querySelector(`link[href="${href}"]`) !== null) continue;
    const isStyle = href.endsWith('.css');
    const link = document.createElement('link');
    link.rel = isStyle ? 'preload' : 'modulepreload';
    link.as = isStyle ? 'style' : 'script';
    link.crossOrigin = '';
    link.fetchPriority = 'low';
    link.href = href;
    document.head.append(link);
  }
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
