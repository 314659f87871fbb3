import { MAP_FILES } from '../lib/mapFiles.ts';

/**
 * Starts to load the scripts, styles and worker of the map all at once, at low priority and without
 * running them. Importing them would find the worker only after the map.
 */
export function preloadMapFiles(): void {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name=${MAP_FILES}]`);
  for (const href of meta?.content.split(' ') ?? []) {
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
