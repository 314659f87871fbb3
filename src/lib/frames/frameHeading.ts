import type { PageWords } from '../words/wordsOf.ts';

/**
 * The heading of a frame without a map whose URL has none: the open list, such as "Departures in Port Linden". A
 * frame that offers buses among other lists has that of the whole city.
 */
export const frameHeading = <Panel extends keyof PageWords['page']['tabs']>(
  { title, titleOf, tabs }: PageWords['page'],
  city: string,
  offered: readonly (Panel | 'vehicles')[],
  open: Panel,
): string =>
  offered.length > 1 && offered.includes('vehicles') ? title(city) : titleOf(city, tabs[open]);
