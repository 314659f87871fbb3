import type { PageWords } from '../words/en/page/pageWords.ts';

/**
 * The heading of a frame without a map whose URL has none: the open list, such as "Departures in Port Linden". A
 * frame that offers buses among other lists has that of the whole city.
 */
export const frameHeading = <Panel extends keyof PageWords['page']['tabs']>(
  { title, tabs }: PageWords['page'],
  city: string,
  offered: readonly (Panel | 'vehicles')[],
  open: Panel,
): string =>
  title(city, offered.length > 1 && offered.includes('vehicles') ? undefined : tabs[open]);
