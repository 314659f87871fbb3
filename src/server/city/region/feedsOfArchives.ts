import { statSync } from 'node:fs';
import { join } from 'node:path';

import { feedNames } from '../../command/feedNames.ts';
import { folderOfFeed } from '../../import/cache-folders.ts';
import { notedFeeds } from '../../import/files/archive-feeds.ts';
import { feedsInside } from '../../import/files/feedsInside.ts';
import { isUrl } from '../../settings/address-settings.ts';
import type { FeedSettings } from '../../settings/source-settings.ts';

/**
 * The feeds of the settings, where each archive that has several feeds in it is these (F1). They are named after their
 * zips or folders, with the archive's name in front if it has one.
 *
 * @param cacheFolder where the importer notes what is in an archive by URL
 */
export async function feedsOfArchives(
  settings: readonly FeedSettings[],
  cacheFolder: string,
): Promise<readonly FeedSettings[]> {
  const expanded = await Promise.all(
    settings.map(async (one): Promise<readonly FeedSettings[]> => {
      const { url } = one.feed;
      const parts = isUrl(url)
        ? notedFeeds(folderOfFeed(cacheFolder, url))
        : await feedsInside(url);
      const names = feedNames(parts);
      if (parts.length === 0) return [one];
      const isFolder = !isUrl(url) && statSync(url).isDirectory();
      return parts.map((inside, index) => {
        const part = names[index] ?? '';
        const name = one.name === '' ? part : `${one.name}-${part}`;
        // What is in a folder is a feed at a path like others.
        return isFolder
          ? { ...one, name, feed: { ...one.feed, url: join(url, inside) } }
          : { ...one, name, inside };
      });
    }),
  );
  return expanded.flat();
}
