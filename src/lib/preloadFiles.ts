/**
 * The IDs of templates in the page, each with links to files that the page loads after its first scripts: the
 * parts that are on a rider's page whichever panel is open, the lists other than the first one, the cards, and
 * the map.
 */
export type LaterFiles =
  | 'load-rider'
  | 'load-buses'
  | 'load-parking'
  | 'load-events'
  | 'load-cards'
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
