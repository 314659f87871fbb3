import { existsSync } from 'node:fs';

/** Real feeds. They are optional and not part of the repository. */
const folderOf = (root: string) => `${root}/../shared/feeds/`;

/**
 * The path of a real feed.
 *
 * @param root the project's folder
 * @param name such as `barrie-medium/google_transit.zip`
 * @returns null if it is not there
 */
export function realFeed(root: string, name: string): string | null {
  const path = `${folderOf(root)}${name}`;
  return existsSync(path) ? path : null;
}
