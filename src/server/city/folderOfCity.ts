import { defaultCacheFolder, folderOfFeed } from '../import/cache/cache-folders.ts';
import type { Environment } from '../settings/secrets.ts';
import { feedsOf, type SourceSettings } from '../settings/source-settings.ts';

/** The folder of a city's first snapshot. The demo, which has none, has one of its own too. */
export function folderOfCity(source: SourceSettings, env: Environment): string {
  const [first] = source.kind === 'gtfs' ? feedsOf(source) : [];
  const cache = defaultCacheFolder(env);
  return first === undefined
    ? folderOfFeed(cache, source.kind)
    : folderOfFeed(first.folder ?? cache, first.feed.url);
}
