import type { PageWords } from '../words/en/page/pageWords.ts';

/**
 * What a frame is called whose address has no heading (B17): the only list that it shows, or all that the city has
 * if it has a map, or live buses or lots among its lists.
 *
 * @param panels the lists of a frame without a map; none for one with a map
 * @param city its name
 */
export function frameHeading(
  { page }: PageWords,
  panels: readonly (keyof PageWords['page']['tabs'])[],
  city: string,
): string {
  const [first, second] = panels;
  if (first !== undefined && second === undefined) return page.title(city, page.tabs[first]);
  const isLive = first === undefined || panels.includes('vehicles') || panels.includes('lots');
  return isLive ? page.title(city) : city;
}
