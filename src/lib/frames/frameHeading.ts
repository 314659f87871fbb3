import type { PageWords } from '../words/en/page/pageWords.ts';

/**
 * What a list in a frame is called whose address has no heading (B17): by the list that is open, and by all that the
 * city has if buses are among several lists.
 */
export const frameHeading = <Panel extends keyof PageWords['page']['tabs']>(
  { title, tabs }: PageWords['page'],
  city: string,
  offered: readonly (Panel | 'vehicles')[],
  open: Panel,
): string => title(city, offered[1] && offered.includes('vehicles') ? undefined : tabs[open]);
