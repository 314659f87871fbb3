/**
 * The IDs of templates in the page, each with links to files that the page loads after its first scripts: the
 * parts that are on a rider's page whichever panel is open, the lists other than the first one, what a stop's
 * card begins with, all cards, the map's worker, and the map.
 */
export type LaterFiles =
  | 'load-rider'
  | 'load-buses'
  | 'load-parking'
  | 'load-events'
  | 'load-stop'
  | 'load-cards'
  | 'load-worker'
  | 'load-map';

/**
 * Starts to load the files of a list all at once, at low priority and without running them. An import loads a
 * file only when the code that names it runs, and the map's worker only after the map. Does nothing the
 * second time.
 */
export function preloadFiles(page: Document, list: LaterFiles): void {
  const template = page.querySelector<HTMLTemplateElement>(`#${list}`);
  if (template) page.head.append(template.content);
}

/**
 * Resolves once the browser has loaded all files of a list that `preloadFiles` adds, or has failed to; never if
 * the list is not on the page, as on the dev server's.
 */
export function filesLoaded(page: Document, list: LaterFiles): Promise<void> {
  const links = page.querySelectorAll<HTMLLinkElement>(`link[data-list='${list}']`);
  const left = new Set(Array.from(links, ({ href }) => href));
  if (left.size === 0) return new Promise(() => {});
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((entries) => {
      for (const { name } of entries.getEntries()) left.delete(name);
      if (left.size > 0) return;
      observer.disconnect();
      resolve();
    });
    // Also those that have loaded before.
    observer.observe({ type: 'resource', buffered: true });
  });
}
