import { statSync } from 'node:fs';
import { join, relative } from 'node:path';

import { feedNames } from '../../command/feedNames.ts';
import { storedArchive } from '../../import/cache/archive-record.ts';
import { folderOfFeed } from '../../import/cache/cache-folders.ts';
import { feedsInside } from '../../import/files/feedsInside.ts';
import { feedName, isUrl } from '../../settings/address-settings.ts';
import type { FeedSettings } from '../../settings/source-settings.ts';

/** Each is imported and followed by itself. A national archive has more than one city's page should. */
const MOST_FEEDS = 50;

/**
 * The feeds of an archive that has several in it, or the one that it is. They are named after their zips or folders,
 * with the archive's name in front if it has one. Those that are now read stay as they are.
 *
 * @param cacheFolder where the importer stores an archive by URL
 * @param before the feeds that are now read from it
 * @param taken the names of the other feeds in the settings
 * @param onTooMany gets a sentence for the operator if the archive has more feeds than are read
 */
export async function feedsOfArchive(
  archive: FeedSettings,
  cacheFolder: string,
  before: readonly FeedSettings[],
  taken: readonly string[],
  onTooMany: (reason: string) => void,
): Promise<readonly FeedSettings[]> {
  const { url } = archive.feed;
  const known = before
    .filter((one) => one !== archive)
    .map(({ inside, feed }) => inside ?? relative(url, feed.url));
  const all = isUrl(url)
    ? (storedArchive(folderOfFeed(cacheFolder, url))?.feeds ?? [])
    : await feedsInside(url, known);
  const file = isUrl(url) ? undefined : statSync(url, { throwIfNoEntry: false });
  // The file may be missing while it is replaced.
  if (!isUrl(url) && file === undefined && before.length > 0) return before;
  if (all.length === 0) return [archive];
  const parts = all.slice(0, MOST_FEEDS);
  if (all.length > MOST_FEEDS)
    onTooMany(
      `${feedName(url)} has ${all.length} feeds in it, and ${MOST_FEEDS} are read, from ${all[0]} to ${parts.at(-1)} by name. Unpack it, and list those of your city in source.feeds.`,
    );
  // What is in a folder is a feed at a path like others.
  const placeOf = (inside: string) =>
    file?.isDirectory() === true
      ? { feed: { ...archive.feed, url: join(url, inside) } }
      : { feed: archive.feed, inside };
  const paths = [...new Set([...known, ...parts])];
  const names = feedNames(paths);
  const used = new Set([...taken, ...before.map(({ name }) => name)]);
  return parts.map((path) => {
    const place = placeOf(path);
    const open = before.find(
      ({ feed, inside }) => feed.url === place.feed.url && inside === place.inside,
    );
    if (open !== undefined) return open;
    const part = names[paths.indexOf(path)] ?? '';
    let name = archive.name === '' ? part : `${archive.name}-${part}`;
    while (used.has(name)) name += '-2';
    used.add(name);
    return { ...archive, ...place, name };
  });
}
