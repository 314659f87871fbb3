import { statSync } from 'node:fs';
import { join, relative } from 'node:path';

import { feedNames } from '../../command/feedNames.ts';
import { folderOfFeed } from '../../import/cache-folders.ts';
import { storedArchive } from '../../import/files/archive-record.ts';
import { feedsInside } from '../../import/files/feedsInside.ts';
import { isUrl } from '../../settings/address-settings.ts';
import type { FeedSettings } from '../../settings/source-settings.ts';

/**
 * The feeds of an archive that has several in it (F1), or the one that it is. They are named after their zips or folders,
 * with the archive's name in front if it has one.
 *
 * @param cacheFolder where the importer stores an archive by URL
 * @param before the feeds that are now read from it
 * @param taken the names of the other feeds in the settings
 */
export async function feedsOfArchive(
  archive: FeedSettings,
  cacheFolder: string,
  before: readonly FeedSettings[],
  taken: readonly string[],
): Promise<readonly FeedSettings[]> {
  const { url } = archive.feed;
  const known = before
    .filter((one) => one !== archive)
    .map(({ inside, feed }) => inside ?? relative(url, feed.url));
  const parts = isUrl(url)
    ? (storedArchive(folderOfFeed(cacheFolder, url))?.feeds ?? [])
    : await feedsInside(url, known);
  if (parts.length === 0) return [archive];
  const isFolder = !isUrl(url) && statSync(url).isDirectory();
  const names = feedNames(parts);
  return parts.map((inside, index) => {
    const part = names[index] ?? '';
    let name = archive.name === '' ? part : `${archive.name}-${part}`;
    while (taken.includes(name)) name += '-2';
    // What is in a folder is a feed at a path like others.
    return isFolder
      ? { ...archive, name, feed: { ...archive.feed, url: join(url, inside) } }
      : { ...archive, name, inside };
  });
}
