import { stat } from 'node:fs/promises';

import type { ClosableFeedFiles } from './ClosableFeedFiles.ts';
import { FeedOpenError } from './FeedOpenError.ts';
import { openFolder } from './openFolder.ts';
import { openZip } from './openZip.ts';

/**
 * Opens a feed.
 *
 * @param path a zip file or a folder
 * @param inside the feed in a zip that has several (see `feedsInside`)
 * @throws FeedOpenError if nothing is at the path, or the zip is broken, encrypted or unsafe
 */
export async function openFeedFiles(path: string, inside?: string): Promise<ClosableFeedFiles> {
  const found = await stat(path).catch((cause: unknown) => {
    throw new FeedOpenError(`There is no readable file or folder at ${path}.`, { cause });
  });
  return found.isDirectory() ? openFolder(path) : openZip(path, inside);
}
