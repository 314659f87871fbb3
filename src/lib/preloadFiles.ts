/**
 * Lists of files that the page loads after its first scripts: the parts that are on a rider's page whichever
 * panel is open, the panels other than the first list, and the map.
 */
export type LaterFiles = 'rider' | 'panels' | 'map';

/** The name of the page's meta element with the URLs of a list. */
export const metaName = (list: LaterFiles) => `curbside-${list}`;

/**
 * Starts to load the files of a list all at once, at low priority and without running them. An import loads a
 * file only when the code that names it runs, and the map's worker only after the map. Does nothing the
 * second time.
 */
export function preloadFiles(page: Document, list: LaterFiles): void {
  const meta = page.querySelector<HTMLMetaElement>(`meta[name=${metaName(list)}]`);
  meta?.remove();
  for (const href of meta?.content.split(' ') ?? []) {
    const isStyle = href.endsWith('.css');
    const link = Object.assign(page.createElement('link'), {
      rel: isStyle ? 'preload' : 'modulepreload',
      as: isStyle ? 'style' : 'script',
      crossOrigin: '',
      fetchPriority: 'low',
      href,
    });
    page.head.append(link);
  }
}
