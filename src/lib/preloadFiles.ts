/**
 * Lists of files that the page loads after its first scripts: the parts that are on a rider's page whichever
 * panel is open, the panels other than the first list, the map, and the words of each language.
 */
export type LaterFiles = 'rider' | 'panels' | 'map' | `words-${string}`;

/** The name of the page's meta element with the URLs of a list. */
export const metaName = (list: LaterFiles) => `curbside-${list}`;

/**
 * Starts to load files all at once, at low priority and without running them. An import loads a file only
 * when the code that names it runs, and the map's worker only after the map.
 */
export function preloadFiles(page: Document, list: LaterFiles): void {
  const meta = page.querySelector<HTMLMetaElement>(`meta[name=${metaName(list)}]`);
  for (const href of meta?.content.split(' ') ?? []) {
    if (page.querySelector(`link[href="${href}"]`) !== null) continue;
    const isStyle = href.endsWith('.css');
    const link = page.createElement('link');
    link.rel = isStyle ? 'preload' : 'modulepreload';
    link.as = isStyle ? 'style' : 'script';
    link.crossOrigin = '';
    link.fetchPriority = 'low';
    link.href = href;
    page.head.append(link);
  }
}
