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
      return parts.length === 0
        ? [one]
        : parts.map((inside, index) => {
            const part = names[index] ?? '';
            return { ...one, inside, name: one.name === '' ? part : `${one.name}-${part}` };
          });
    }),
  );
  return expanded.flat();
}
